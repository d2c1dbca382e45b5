import { style } from '@vanilla-extract/css'
import { inScreens } from '~/theme/layers.css'

export const shield = style(inScreens({ width: '100%', maxHeight: 228 }))
