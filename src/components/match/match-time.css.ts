import { style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

export const own = style({ display: 'block', fontSize: vars.size.xs, fontWeight: 400 })
