import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { apart, caps, fillColumns, flatCard, gridColumns, inColumn, inRow, mutedCaps, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const platforms = style({ ...fillColumns('16.25rem', 'auto-fit'), gap: 16, marginTop: vars.space.s6 })
// Four that don't fit in a row are two and two.
globalStyle(`${platforms}:has(> :nth-child(4):last-child)`, {
  '@media': { '(max-width: 77em)': gridColumns(2), [media.phone]: gridColumns(1) },
})
export const platform = style({
  ...inColumn,
  gap: 20,
  padding: '14px 24px 18px',
  ...flatCard('24px'),
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
})
export const account = style({
  ...inRow(10),
  minHeight: 44,
  ...caps('600 1.0625rem/1', '.05em'),
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text } },
})
export const away = style({ width: 18, height: 18, marginLeft: 'auto', color: accentVars.accentText })
export const followers = style(small)
globalStyle(`${followers} > b`, {
  display: 'block',
  marginBottom: 6,
  font: `700 3.5rem/.8 ${vars.font.display}`,
  letterSpacing: '-.02em',
  color: vars.color.text,
  '@media': { [media.largeText]: { fontSize: '20vw' } },
})
export const figures = style({ marginTop: 'auto' })
globalStyle(`${figures} > div`, {
  ...apart(12),
  paddingBlock: 8,
  borderTop: `1px solid ${vars.color.hairline}`,
})
globalStyle(`${figures} dt`, small)
globalStyle(`${figures} dd`, { font: `700 1.125rem/1.3 ${vars.font.display}`, whiteSpace: 'nowrap' })

export const subhead = style({
  margin: `${vars.space.s8} 0 ${vars.space.s3}`,
  ...mutedCaps(1),
})
export const performance = style({
  ...gridColumns(6, [media.navCollapsed, 3], [media.phone, 2], [media.largeText, 1]),
  gap: '32px clamp(12px, 2vw, 32px)',
})
globalStyle(`${performance} b`, { fontSize: 'clamp(2rem, 3.6vw, 3.25rem)' })
