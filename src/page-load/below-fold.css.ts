import { laidOutNear } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'

/** Only what came with the document: sections that are rendered later are laid out at once, since going back restores the scroll position. */
export const served = style({})
globalStyle(`${served} > *`, laidOutNear('100lvh'))

/** Keeps the footer out of sight until the content is there. */
export const coming = style({ minHeight: '100vh' })
