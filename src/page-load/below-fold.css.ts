import { lazyLayout } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'

/** For the served HTML only. Going back and a reload restore the scroll position, which needs the height of everything. */
export const served = style({})
globalStyle(`html:not([data-reload]) ${served} > *`, lazyLayout('100lvh'))

/** Keeps the footer out of view until the content is rendered. */
export const coming = style({ minHeight: '100vh' })
