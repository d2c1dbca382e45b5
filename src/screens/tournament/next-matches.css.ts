import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const section = style({ display: 'grid', gap: vars.space.s2 })
