import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/ui-styles'

/** Only what came with the document: sections that are rendered later are laid out at once, since going back restores the scroll position. */
export const served = style({})
globalStyle(`${served} > *`, {
  '@media': {
    // The margin is for focus outlines.
    [media.oneCard]: { contentVisibility: 'auto', containIntrinsicHeight: 'auto 100lvh', overflowClipMargin: 8 },
  },
})

/** Keeps the footer out of sight until the content is there. */
export const coming = style({ minHeight: '100vh' })
