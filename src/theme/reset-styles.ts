import { layeredStyles } from './layered-styles'

export const { globalStyle } = layeredStyles('reset')
