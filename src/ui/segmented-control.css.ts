import { style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const segments = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: 4 }))

export const segment = style(
  inUi({
    // As high as the fields beside it.
    minHeight: 52,
    padding: '1px clamp(12px, 3.5vw, 20px) 0',
    font: `600 1.0625rem/1 ${vars.font.display}`,
    letterSpacing: '.02em',
    color: vars.color.muted,
    background: vars.color.raised,
    clipPath: chamferInteractive('9px'),
    transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
    '@media': { [media.navCollapsed]: { minHeight: 48 } },
    selectors: {
      '&:hover': { background: vars.color.raisedHover, color: vars.color.text },
      '&[aria-pressed=true]': { background: accentVars.accent, color: accentVars.onAccent },
      '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
    },
  }),
)
