import { layeredStyles } from './layered-styles'

export const { style, globalStyle, styleVariants } = layeredStyles('screens')
