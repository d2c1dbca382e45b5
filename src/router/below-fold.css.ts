import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'
import { nearOnlyParts } from '~/ui/near-only.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

export const sections = style([nearOnlyParts])
globalStyle(
  `${sections} > *`,
  // The margin is for focus outlines.
  inUi({ contain: 'layout style paint', overflowClipMargin: 8, containIntrinsicHeight: 'auto 100lvh' }),
)
