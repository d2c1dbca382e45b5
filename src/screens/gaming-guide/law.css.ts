import { createVar } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'

const mark = createVar()

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 32px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const sideBase = style({ marginTop: vars.space.s4, borderTop: `${vars.width.line} solid ${mark}` })
export const side = styleVariants({
  allowed: [sideBase, { vars: { [mark]: vars.color.active } }],
  banned: [sideBase, { vars: { [mark]: vars.color.danger } }],
})

export const title = style({
  margin: '-.05em 0 16px',
  font: `700 ${vars.size.h4}/.95 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '-.01em',
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
