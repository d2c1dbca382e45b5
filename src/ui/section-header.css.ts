import { media } from '~/theme/media'
import { gridColumns, overlay, ownLayer } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

/** The bar of the heading continues as a hairline to the right edge of the window. */
export const header = style({
  ...ownLayer,
  ...gridColumns('minmax(0, 1fr) auto', [media.narrow, 1]),
  alignItems: 'start',
  gap: vars.space.s3,
  selectors: {
    '&::before': {
      ...overlay,
      zIndex: -1,
      inset: `calc(${vars.width.line} - 1px) calc(50% - 50vw) auto 0`,
      height: 1,
      background: vars.color.hairline,
    },
  },
})
// Clear of the line, and at the bottom of a higher title.
globalStyle(`${header} > :nth-child(2)`, {
  alignSelf: 'end',
  marginTop: 8,
  '@media': { [media.narrow]: { marginTop: 0 } },
})
