import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** The bar of the heading continues as a hairline to the right edge of the window. */
export const header = style(
  inUi({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.s3,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: `calc(${vars.width.line} - 1px) calc(50% - 50vw) auto 0`,
        height: 1,
        background: vars.color.hairline,
      },
    },
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
