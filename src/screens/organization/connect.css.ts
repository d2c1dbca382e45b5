import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, gridColumns, inRow, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const links = style({
  ...gridColumns(3, [media.twoColumns, 2], ['(max-width: 26.25em)', 1]),
  gap: 1,
  marginTop: vars.space.s4,
  background: vars.color.hairline,
  border: `1px solid ${vars.color.hairline}`,
})
export const link = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 10,
  height: '100%',
  padding: 'clamp(18px, 2.4vw, 32px)',
  background: vars.color.page,
  transition: `background ${vars.motion.quick}`,
  selectors: { '&:hover': { background: accentVars.accentSoft }, '&:focus-visible': { outlineOffset: -6 } },
})
export const platform = style({ ...inRow(10), ...caps('600 1rem/1', '.05em'), color: vars.color.muted })
export const away = style({ width: 18, height: 18, marginLeft: 'auto', color: accentVars.accentText })
export const figure = style({
  font: `700 clamp(1.5rem, 4.2vw, 3.5rem)/.9 ${vars.font.display}`,
  letterSpacing: '-.02em',
})
export const site = style([figure, { alignSelf: 'end', fontSize: 'clamp(1.125rem, 1.8vw, 1.5rem)', letterSpacing: 0 }])
export const note = style(small)
export const actions = style({ ...wrapped('8px 16px', 'center'), marginTop: vars.space.s3 })
