import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

/** While a page loads on a phone (`scripts/finish-pages.ts`), a section is laid out, and its pictures are loaded, when it comes near. */
export const sections = style({})
// The margin is for focus outlines.
globalStyle(`${sections} > *`, inUi({ contain: 'layout style paint', overflowClipMargin: 8 }))
globalStyle(
  `html[data-loading] ${sections} > *`,
  inUi({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh' }),
)
