import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const ground = style({ background: vars.color.surface })
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: `${vars.space.s8} clamp(24px, 5vw, 80px)`,
  marginTop: vars.space.s6,
})
