import { keyframes } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { fromTop } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** The bars pulse together: animated one by one, they took a fifth of a phone's processor while the page loaded. */
export const skeleton = style({
  ...fromTop(12),
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

globalStyle(`${skeleton} > svg`, {
  maxWidth: '100%',
  background: vars.color.raisedHover,
  clipPath: chamferInteractive('6px'),
})
