import { chamferInteractive } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cover, square } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const arena = style({ ...cover, zIndex: -3, objectPosition: '64% 50%' })

/** In the free corner; in portrait format, next to the shorter line of the headline. */
export const button = style({
  position: 'absolute',
  right: vars.space.gutter,
  bottom: 'clamp(48px, 8.4svh, 104px)',
  zIndex: 3,
  ...square(44),
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferInteractive('10px'),
  selectors: {
    '&:hover': { color: accentVars.onAccent, background: accentVars.accent },
    '&:focus-visible': { outlineOffset: -5 },
  },
  '@media': { [media.portrait]: { top: 'calc(90px + 27.8vw)', bottom: 'auto' } },
})
