import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'
import { caps, diamondItem, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const mark = createVar()

export const sides = style({ ...gridColumns(2, [media.phone, 1]), gap: '0 32px' })

const sideBase = style({ marginTop: vars.space.s4, borderTop: `${vars.width.line} solid ${mark}` })
export const side = styleVariants({
  allowed: [sideBase, { vars: { [mark]: vars.color.active } }],
  banned: [sideBase, { vars: { [mark]: vars.color.danger } }],
})

export const title = style({ margin: '-.05em 0 16px', ...caps(`700 ${vars.size.h4}/.95`, '-.01em') })

export const item = style({
  ...diamondItem(mark),
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
})
