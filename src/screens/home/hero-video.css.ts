import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cover } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const arena = style({ ...cover, zIndex: -3, objectPosition: '64% 50%' })

/** In the free corner; in portrait format, next to the shorter line of the headline. */
export const pause = style({
  position: 'absolute',
  right: vars.space.gutter,
  bottom: 'clamp(48px, 8.4svh, 104px)',
  zIndex: 3,
  '@media': { [media.portrait]: { top: 'calc(90px + 27.8vw)', bottom: 'auto' } },
})
