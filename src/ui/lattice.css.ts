import { vars } from '~/theme/contract.css'
import { style } from '~/theme/ui-styles'

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
