import { chamferSurface } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

const cut = '26px'

/** A cut card: the hairline outside, `surfaceInner` one pixel inside. A border would not survive the cut. */
export const surface = style({
  position: 'relative',
  // Otherwise the margin of the inner box would be outside of this one, which would lose its upper edge.
  display: 'flow-root',
  background: vars.color.hairline,
  clipPath: chamferSurface(cut),
  '@media': forcedEdge,
})

export const surfaceInner = style({
  position: 'relative',
  margin: 1,
  height: 'calc(100% - 2px)',
  background: vars.color.surface,
  clipPath: chamferSurface(cut),
})
