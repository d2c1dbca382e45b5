import { style } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

const cut = '26px'

/** A cut card: the hairline outside, `surfaceInner` one pixel inside. A border would not survive the cut. */
export const surface = style(
  inUi({ position: 'relative', background: vars.color.hairline, clipPath: chamferSurface(cut) }),
)

export const surfaceInner = style(
  inUi({
    position: 'relative',
    margin: 1,
    height: 'calc(100% - 2px)',
    background: vars.color.surface,
    clipPath: chamferSurface(cut),
  }),
)
