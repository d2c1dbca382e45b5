import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** The two or three ways on from a page's head or last band: side by side, and on a phone one below the other, all as wide as the page. */
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
  }),
)
globalStyle(`${actions} > *`, inComponents({ '@media': { [media.phone]: { justifyContent: 'space-between' } } }))
