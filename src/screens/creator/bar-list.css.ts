import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { share } from '~/ui/share.css'

export const title = style(
  inScreens({
    font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.01em',
  }),
)
export const list = style(inScreens({ display: 'grid', gap: 14, marginTop: vars.space.s3 }))
export const row = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    paddingBottom: 12,
    background: `linear-gradient(${accentVars.accent} 0 0) 0 100% / ${share} 6px no-repeat, linear-gradient(${vars.color.raised} 0 0) 0 100% / 100% 6px no-repeat`,
  }),
)
globalStyle(`${row} > dd`, inScreens({ font: `700 1.125rem/1.4 ${vars.font.display}` }))
