import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const bracket = style({ width: '100%', height: '100%', minHeight: 220, maxHeight: 320 })

/** For the drawing's attributes: importing `vars` would add all of it to the script. */
export const colors = {
  borderControl: vars.color.borderControl,
  borderStrong: vars.color.borderStrong,
  hairline: vars.color.hairline,
  money: vars.color.money,
}
