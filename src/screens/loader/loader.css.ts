import { style } from '@vanilla-extract/css'
import { inScreens } from '~/theme/layers.css'

export const center = style(inScreens({ display: 'grid', placeContent: 'center', minHeight: '80svh' }))
