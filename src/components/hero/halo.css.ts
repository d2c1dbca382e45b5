import { octagon } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { overlay } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

/** The octagon behind a face, with its lattice. */
export const halo = style({
  position: 'absolute',
  left: '50%',
  top: '53%',
  zIndex: -1,
  width: '84%',
  aspectRatio: '1',
  translate: '-50% -50%',
  background: `linear-gradient(155deg, ${toneVars.light}, ${toneVars.shade} 78%)`,
  clipPath: octagon,
  selectors: {
    '&::after': { ...overlay, background: toneVars.panel, opacity: 0.28, mask: `${vars.image.jaali} center / 64px` },
  },
})
