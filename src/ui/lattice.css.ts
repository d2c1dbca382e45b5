import { style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

/** The jaali: a lattice masked out of the current colour. One per section at most; set colour, opacity and place where it is used. */
export const lattice = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'currentColor',
  mask: `${vars.image.jaali} center / 80px, linear-gradient(200deg, #000, transparent 60%)`,
  maskComposite: 'intersect',
  pointerEvents: 'none',
})
