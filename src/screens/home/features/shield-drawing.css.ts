import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const shield = style({ width: '100%', maxHeight: 228 })

/** Of the drawing's attributes; all of `vars` would come with the script. */
export const colors = { danger: vars.color.danger, text: vars.color.text }
