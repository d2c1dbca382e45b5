import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))

export const sections = style({})

/** While a page loads on a phone (`scripts/finish-pages.ts`), this is laid out, and its pictures are loaded, when it comes near. */
export const lazyLayout = style({})

for (const selector of [`${sections} > *`, lazyLayout]) {
  globalStyle(
    `html[data-loading] ${selector}`,
    inUi({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh' }),
  )
  globalStyle(selector, inUi({ contain: 'layout style paint' }))
}
