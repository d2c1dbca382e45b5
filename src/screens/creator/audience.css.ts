import { style } from '~/theme/screens-styles'
import { fillColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const ground = style({ background: vars.color.surface })
export const charts = style({
  ...fillColumns('420px', 'auto-fit'),
  gap: `${vars.space.s8} clamp(24px, 5vw, 80px)`,
  marginTop: vars.space.s6,
})
