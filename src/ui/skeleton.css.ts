import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** The bars breathe as one: animated one by one, they took a fifth of a phone's time while it loaded what they hold the place of. */
export const skeleton = style(
  inUi({
    display: 'grid',
    gap: 12,
    alignContent: 'start',
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
)

globalStyle(
  `${skeleton} > svg`,
  inUi({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.raisedHover,
    clipPath: chamferInteractive('6px'),
  }),
)
