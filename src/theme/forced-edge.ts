import { media } from './media'

/** For `@media` of a box that only its background sets apart: in forced colours it gets a border, and no cut corners. */
export const forcedEdge = { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } } as const

/** For `@media` of letters that hang from a bar: in forced colours, the backplate behind each line would cover the bar. */
export const forcedBar = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    backgroundColor: 'Canvas',
    backgroundImage: 'linear-gradient(CanvasText 0 0)',
  },
} as const
