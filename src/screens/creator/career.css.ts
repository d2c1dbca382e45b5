import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { fillColumns, fromTop, gridColumns, mutedCaps } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const columns = style({
  ...gridColumns('1fr 1fr', [media.twoColumns, 1]),
  gap: `${vars.space.s6} clamp(24px, 5vw, 80px)`,
  marginTop: vars.space.s6,
})
export const teams = style({ marginTop: vars.space.s4 })
export const team = style({ display: 'grid', gap: 4, paddingBlock: 16, borderTop: `1px solid ${vars.color.hairline}` })
export const years = style({ font: `600 ${vars.size.label}/1 ${vars.font.display}`, color: accentVars.accentText })
export const name = style({ font: `700 1.5rem/1.1 ${vars.font.display}` })
export const note = style({ color: vars.color.muted })
export const highlights = style(fromTop(24))
export const highlight = style({
  ...gridColumns('110px minmax(0, 1fr)'),
  alignItems: 'baseline',
  gap: 16,
  fontSize: vars.size.lead,
})
export const year = style({ font: `700 3rem/.8 ${vars.font.display}`, letterSpacing: '-.02em' })

export const setup = style({ display: 'grid', gap: vars.space.s3, marginTop: vars.space.s10 })
export const parts = style({ ...fillColumns('320px'), columnGap: 20 })
globalStyle(`${parts} > div`, { paddingBlock: 14, borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${parts} dt`, mutedCaps(1))
globalStyle(`${parts} dd`, { marginTop: 6 })
