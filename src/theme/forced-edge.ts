import { media } from './media'

/** For `@media` of a box that its ground sets apart: with forced colours it has a line around it, which no corner cuts. */
export const forcedEdge = { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } } as const

/** For `@media` of letters that hang from a bar: the ground that browsers put behind each line would cover it. */
export const forcedBar = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    backgroundColor: 'Canvas',
    backgroundImage: 'linear-gradient(CanvasText 0 0)',
  },
} as const
