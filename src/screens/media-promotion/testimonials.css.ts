import { octagon } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, inColumn, inRow, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const list = style({
  ...gridColumns(3, [media.twoColumns, 1, { gap: vars.space.s8 }]),
  gap: 'clamp(20px, 4vw, 64px)',
  marginTop: vars.space.s6,
})
export const testimonial = style({
  ...inColumn,
  gap: vars.space.s3,
  height: '100%',
  paddingTop: vars.space.s2,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const stars = style({ display: 'flex', gap: 4 })
export const star = style({
  color: vars.color.borderControl,
  selectors: { '&[data-lit]': { color: vars.color.money, fill: 'currentColor' } },
})
export const content = style({ maxWidth: '60ch', fontSize: vars.size.lead, lineHeight: 1.5 })
export const who = style({ ...inRow(16), marginTop: 'auto' })
export const logo = style({
  flex: 'none',
  width: 56,
  height: 56,
  objectFit: 'cover',
  objectPosition: 'top',
  clipPath: octagon,
})
export const name = style({ display: 'block', font: `700 1.1875rem/1.2 ${vars.font.display}` })
export const role = style(small)
