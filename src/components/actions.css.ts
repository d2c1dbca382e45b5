import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { wrapped } from '~/theme/shorthands'

/** The two or three links below a page header or in its last band: side by side, on a phone stacked at full width. */
export const actions = style({
  ...wrapped(12),
  '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
})
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { justifyContent: 'space-between' } } })
