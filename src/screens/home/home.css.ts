import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'

/** About as high as the member's sections, so that a reload finds its place again. */
const height = { minHeight: '300svh', '@media': { [media.oneCard]: { minHeight: '1300svh' } } }

/** Before hydration a member's page has the content for visitors, which must not flash. */
export const forVisitors = style({ selectors: { 'html[data-token] &': { ...height, visibility: 'hidden' } } })

/** Keeps the footer below the fold while the member's sections load. */
export const coming = style(height)
