import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const jumps = style(inScreens({ display: 'flex', gap: 28 }))
globalStyle(
  `${jumps} > a`,
  inScreens({
    paddingBlock: 13,
    font: `700 1.125rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    color: accentVars.accentText,
  }),
)

export const part = style(inScreens({ scrollMarginTop: 96 }))
export const rule = style(inScreens({ marginBlock: `${vars.space.s3} ${vars.space.s4}`, color: vars.color.muted }))
export const teams = style(inScreens({ minHeight: 720, marginTop: vars.space.s4 }))
