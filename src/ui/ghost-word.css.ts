import { style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

export const ghostWord = style(
  inUi({
    position: 'absolute',
    zIndex: -1,
    width: 'auto',
    maxWidth: 'none',
    height: 'clamp(190px, 34vw, 505px)',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
)
