import { octagon } from '~/theme/clip-paths'
import { style } from '~/theme/screens-styles'
import { filling } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const pit = style({ aspectRatio: '1', overflow: 'hidden', background: vars.color.raised, clipPath: octagon })

/** Zoomed in on the portrait, so that the face fills the octagon. */
export const face = style({
  ...filling,
  objectPosition: '50% 12%',
  transform: 'scale(1.45)',
  transformOrigin: '50% 32%',
})
