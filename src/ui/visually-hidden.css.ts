import { style } from '~/theme/ui-styles'

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  // Otherwise, at the end of a page, it would make the page a pixel longer than the window.
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
