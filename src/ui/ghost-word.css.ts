import { media } from '~/theme/media'
import { style } from '~/theme/ui-styles'

export const ghostWord = style({
  position: 'absolute',
  zIndex: -1,
  // One box for all words, so that none moves when its picture arrives.
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
