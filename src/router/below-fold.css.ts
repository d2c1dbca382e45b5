import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

export const sections = style({})
// The margin is for focus outlines.
globalStyle(`${sections} > *`, inUi({ contain: 'layout style paint', overflowClipMargin: 8 }))

/** On a phone the page that is opened first lays out a section, and loads its pictures, when it comes near (`scripts/finish-pages.ts`). */
export const prerendered = style({})
globalStyle(
  `html[data-near-only] ${prerendered} > *`,
  inUi({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh' }),
)
