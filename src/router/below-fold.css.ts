import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

export const sections = style({})

/** Laid out, and its pictures loaded, when it comes near. A page that is scrolled at once is laid out as a whole: else its places would be wrong. */
export const lazyLayout = style({})

for (const selector of [`${sections} > *`, lazyLayout]) {
  globalStyle(
    `html[data-from-top] ${selector}`,
    inUi({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh' }),
  )
  globalStyle(selector, inUi({ contain: 'layout style paint' }))
}
