import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, cutPicture } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** On narrow screens the link back to the contents stays in view. */
export const toContents = style({
  display: 'none',
  '@media': {
    [media.navCollapsed]: {
      position: 'sticky',
      bottom: 16,
      zIndex: 1,
      gridColumn: '1 / -1',
      justifySelf: 'end',
      display: 'inline-flex',
      marginTop: vars.space.s4,
    },
  },
})

export const subtitle = style({ marginTop: vars.space.s4, ...caps(`700 ${vars.size.h4}/1`, '-.01em') })
export const picture = style({ ...cutPicture('2 / 1', '36px'), marginBlock: vars.space.s3 })
