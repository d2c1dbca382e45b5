import { createVar } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'
import { caps, equalColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const mark = createVar()

export const sides = style({
  display: 'grid',
  ...equalColumns(2, [media.phone, 1]),
  gap: '0 32px',
})

const sideBase = style({ marginTop: vars.space.s4, borderTop: `${vars.width.line} solid ${mark}` })
export const side = styleVariants({
  allowed: [sideBase, { vars: { [mark]: vars.color.active } }],
  banned: [sideBase, { vars: { [mark]: vars.color.danger } }],
})

export const title = style({
  margin: '-.05em 0 16px',
  ...caps(`700 ${vars.size.h4}/.95`, '-.01em'),
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: 12,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&::before': { content: '""', width: 9, height: 9, background: mark, clipPath: diamond } },
})
