import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const body = style(inComponents({ display: 'grid', gap: vars.space.s4, marginTop: vars.space.s4 }))
export const text = style(inComponents({ maxWidth: '62ch', color: vars.color.muted, textWrap: 'pretty' }))
export const pending = style(inComponents({ gap: 20, minHeight: 208 }))
export const problem = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: vars.color.muted }),
)
export const more = style(inComponents({ justifySelf: 'start' }))
