import { style } from '@vanilla-extract/css'
import { inScreens } from '~/theme/layers.css'

/** Room for the tabs while they come. */
export const tabsSpace = style(inScreens({ minHeight: 640 }))
