import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { flatCard, fromTop, gridColumns, inRow, oneColumn } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const columns = style({
  ...gridColumns(2, [media.narrow, 1]),
  gap: `${vars.space.s6} clamp(24px, 5vw, 80px)`,
  marginTop: vars.space.s4,
})
export const part = style({ ...fromTop(vars.space.s3), justifyItems: 'start' })
export const boilerplate = style({ fontSize: vars.size.lead, lineHeight: 1.5 })

export const facts = style({ display: 'grid', alignContent: 'start' })
globalStyle(`${facts} > div`, {
  ...gridColumns('7em 1fr'),
  gap: 16,
  '@media': { [media.largeText]: { ...oneColumn, gap: 0 } },
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
})
globalStyle(`${facts} dt`, { color: vars.color.muted })
globalStyle(`${facts} dd`, { font: `600 1.125rem/1.3 ${vars.font.display}` })

export const files = style({ gridColumn: '1 / -1', ...gridColumns(3, [media.narrow, 1]), gap: 20 })
export const file = style(flatCard('20px'))
export const preview = style({
  width: '100%',
  height: 150,
  padding: 28,
  objectFit: 'contain',
  background: vars.color.raised,
})
export const name = style({
  ...inRow(10),
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
  minHeight: 56,
  padding: '0 20px 0 24px',
  font: `700 1.125rem/1.1 ${vars.font.display}`,
  selectors: { '&:hover': { color: vars.color.brand }, '&:focus-visible': { outlineOffset: -4 } },
})
globalStyle(`${name} > svg.lucide`, { width: 18, height: 18, marginLeft: 'auto' })
export const note = style({ whiteSpace: 'nowrap', fontWeight: 500, color: vars.color.muted })
