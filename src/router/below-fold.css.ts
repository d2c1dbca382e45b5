import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

/** Sections that the browser lays out, and whose pictures it loads, when they come near. Scrolled positions are restored over whole pages only. */
export const sections = style({})
globalStyle(`${sections} > *`, inUi({ contain: 'layout style paint', containIntrinsicHeight: 'auto 100lvh' }))
globalStyle(`html[data-forward] ${sections} > *`, inUi({ contentVisibility: 'auto' }))
