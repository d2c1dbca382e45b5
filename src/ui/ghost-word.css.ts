import { media } from '~/theme/media'
import { style } from '~/theme/ui-styles'

export const ghostWord = style({
  position: 'absolute',
  zIndex: -1,
  // The same box for all words, so that nothing moves when a picture loads.
  width: 'auto',
  maxWidth: 'none',
  height: 'clamp(190px, 34vw, 505px)',
  aspectRatio: '2.2',
  objectFit: 'contain',
  objectPosition: '100% 50%',
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
