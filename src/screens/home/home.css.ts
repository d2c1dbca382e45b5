import { globalStyle, style } from '@vanilla-extract/css'
import { inScreens } from '~/theme/layers.css'

export const forVisitors = style({})
// Before hydration a member's page has the content for visitors, which must not flash.
globalStyle(`html[data-token] ${forVisitors}`, inScreens({ visibility: 'hidden' }))

/** Keeps the footer below while the member's sections are fetched. */
export const coming = style(inScreens({ minHeight: '300svh' }))
