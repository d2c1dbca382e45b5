import { chamferInteractive } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { square } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const controls = style({ display: 'flex', gap: 8 })

export const control = style({
  ...square(48),
  background: vars.color.raised,
  clipPath: chamferInteractive('10px'),
  transition: `color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { background: accentVars.accent, color: accentVars.onAccent } } },
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
  },
})
