import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, diamondItem, gridColumns, oneColumn } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const band = style({ background: vars.color.inset })
export const plans = style({
  ...gridColumns(3),
  gridTemplateRows: 'auto auto auto 1fr auto',
  columnGap: 'clamp(20px, 4vw, 64px)',
  marginTop: vars.space.s6,
  '@media': { [media.twoColumns]: { ...oneColumn, gridTemplateRows: 'none', gap: vars.space.s8 } },
})
/** Subgrid, so that prices, lists and buttons align. */
export const plan = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  rowGap: vars.space.s2,
  '@media': { [media.twoColumns]: { gridRow: 'auto', gridTemplateRows: 'none' } },
})
export const name = style({
  width: '100%',
  paddingTop: 14,
  ...caps(`700 ${vars.size.h4}/1`),
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const price = style({
  display: 'block',
  font: `700 clamp(3rem, 5vw, 4.5rem)/.9 ${vars.font.display}`,
  letterSpacing: '-.02em',
  color: vars.color.money,
})
export const per = style({ color: vars.color.muted })
export const includes = style({ width: '100%' })
export const included = style({
  ...diamondItem(accentVars.accent),
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const note = style({ marginTop: vars.space.s6, maxWidth: '70ch', color: vars.color.muted })
