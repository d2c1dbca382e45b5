import { globalStyle, style } from '~/theme/screens-styles'

export const forVisitors = style({})
// Before hydration a member's page has the content for visitors, which must not flash.
globalStyle(`html[data-token] ${forVisitors}`, { visibility: 'hidden' })

/** Keeps the footer below the fold while the member's sections load. */
export const coming = style({ minHeight: '300svh' })
