import { keyframes, style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style(
  inUi({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.raisedHover,
    clipPath: chamferInteractive('6px'),
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
)
