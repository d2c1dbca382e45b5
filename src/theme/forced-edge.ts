import { media } from './media'

/** For `@media` of a box that its ground sets apart: with forced colours it has a line around it, which no corner cuts. */
export const forcedEdge = { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } } as const
