import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const shield = style({ width: '100%', maxHeight: 228 })

/** For the drawing's attributes: importing `vars` would add all of it to the script. */
export const colors = { danger: vars.color.danger, text: vars.color.text }
