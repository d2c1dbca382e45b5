import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const page = style(inScreens({ padding: 24, display: 'grid', gap: 48 }))
export const list = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: vars.size.sm }))
export const part = style(inScreens({ display: 'grid', gap: 16, minWidth: 0 }))
export const name = style(inScreens({ color: vars.color.muted, font: `600 1rem/1 ${vars.font.display}` }))
export const states = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 24 }),
)
export const state = style(inScreens({ minWidth: 0, overflowX: 'clip', overflowClipMargin: 8 }))
export const wideState = style([state, inScreens({ gridColumn: '1 / -1' })])
export const stateName = style(inScreens({ color: vars.color.muted, fontSize: vars.size.xs, marginBottom: 8 }))
