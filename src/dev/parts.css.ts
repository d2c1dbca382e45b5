import { vars } from '~/theme/contract.css'
import { style } from '~/theme/screens-styles'

export const page = style({ padding: 24, display: 'grid', gap: 48 })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: vars.size.sm })
export const part = style({ display: 'grid', gap: 16, minWidth: 0 })
export const name = style({ color: vars.color.muted, font: `600 1rem/1 ${vars.font.display}` })
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 24,
})
export const state = style({ minWidth: 0, overflowX: 'clip', overflowClipMargin: 8 })
export const wideState = style([state, { gridColumn: '1 / -1' }])
/** Of what breaks out of its column. */
export const wholeWidth = style({ gridColumn: '1 / -1', minWidth: 0 })
export const stateName = style({ color: vars.color.muted, fontSize: vars.size.xs, marginBottom: 8 })
