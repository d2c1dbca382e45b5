import { style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** For screen readers only. */
export const visuallyHidden = style(
  inUi({
    position: 'absolute',
    width: 1,
    height: 1,
    // At the end of a page it would make it a pixel longer than the window.
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
