import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'

export const forVisitors = style({})
// Before hydration a member's page has the content for visitors, which must not flash.
globalStyle(`html[data-token] ${forVisitors}`, { visibility: 'hidden' })

/** About as high as the member's sections, so that a reload finds its place again. */
const height = { minHeight: '300svh', '@media': { [media.oneCard]: { minHeight: '1300svh' } } }
globalStyle(`html[data-token] ${forVisitors}`, height)

/** Keeps the footer below the fold while the member's sections load. */
export const coming = style(height)
