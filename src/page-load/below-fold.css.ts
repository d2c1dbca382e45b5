import { lazyLayout } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'

/** For the served HTML only. Sections rendered later are laid out at once, since going back restores the scroll position. */
export const served = style({})
globalStyle(`${served} > *`, lazyLayout('100lvh'))

/** Keeps the footer out of view until the content is rendered. */
export const coming = style({ minHeight: '100vh' })
