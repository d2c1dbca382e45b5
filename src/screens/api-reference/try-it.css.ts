import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const form = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s3,
    padding: vars.space.s3,
    background: vars.color.surface,
  }),
)
export const inputs = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: 16 }),
)
/** Names of the contract keep their case. */
globalStyle(`${inputs} label`, inScreens({ textTransform: 'none', letterSpacing: 0 }))
export const foot = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' }))
export const note = style(inScreens({ flex: '1 1 240px', fontSize: vars.size.sm, color: vars.color.muted }))
