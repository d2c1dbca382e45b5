import { chamferInteractive } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { inlineRow, wrapped } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

export const segments = style(wrapped(4))

export const segment = style({
  // As high as the fields next to it.
  ...inlineRow(),
  flex: 'none',
  minHeight: 52,
  padding: '1px clamp(12px, 3.5vw, 20px) 0',
  font: `600 1.0625rem/1 ${vars.font.display}`,
  letterSpacing: '.02em',
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferInteractive('9px'),
  transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
  '@media': { ...forcedEdge, [media.navCollapsed]: { minHeight: 48 } },
  selectors: {
    '&:hover': { background: vars.color.raisedHover, color: vars.color.text },
    '&:is([aria-pressed=true], [aria-current])': { background: accentVars.accent, color: accentVars.onAccent },
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
  },
})
