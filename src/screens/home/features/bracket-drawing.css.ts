import { style } from '@vanilla-extract/css'
import { inScreens } from '~/theme/layers.css'

export const bracket = style(inScreens({ width: '100%', height: '100%', minHeight: 220, maxHeight: 320 }))
