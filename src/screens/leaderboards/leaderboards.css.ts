import { accentVars, vars } from '~/theme/contract.css'
import { globalStyle, style } from '~/theme/screens-styles'

export const jumps = style({ display: 'flex', gap: 28 })
globalStyle(`${jumps} > a`, {
  paddingBlock: 13,
  font: `700 1.125rem/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  color: accentVars.accentText,
})

export const part = style({ scrollMarginTop: 96 })
export const rule = style({
  maxWidth: '76ch',
  marginBlock: `${vars.space.s3} ${vars.space.s4}`,
  color: vars.color.muted,
})
export const teams = style({ minHeight: 1080, marginTop: vars.space.s4 })
export const score = style({ marginTop: vars.space.s2 })
