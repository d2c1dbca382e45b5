import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/ui-styles'

/** The margin is for focus outlines. */
export const sections = style({})
globalStyle(`${sections} > *`, { contain: 'layout style paint', overflowClipMargin: 8 })

/** Sections that came with the document. Those rendered later are laid out at once, since going back restores the scroll position. */
export const served = style({})
globalStyle(`${served} > *`, {
  '@media': { [media.oneCard]: { contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh' } },
})
