import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const shield = style(inScreens({ width: '100%', maxHeight: 228 }))

/** Of the drawing's attributes; all of `vars` would come with the script. */
export const colors = { danger: vars.color.danger, text: vars.color.text }
