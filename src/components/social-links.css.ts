import { style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'

export const row = style(inComponents({ display: 'flex', marginLeft: -8 }))
export const boxes = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: 8 }))

export const link = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 44,
    color: vars.color.muted,
    transition: `color ${vars.motion.quick}, background ${vars.motion.quick}`,
    selectors: {
      '&:hover': { color: accentVars.accentText },
      [`${boxes} &`]: {
        width: 44,
        color: vars.color.text,
        background: vars.color.raised,
        clipPath: chamferInteractive('9px'),
      },
      [`${boxes} &:hover`]: { background: accentVars.accent, color: accentVars.onAccent },
      [`${boxes} &:focus-visible`]: { outlineOffset: -6 },
    },
  }),
)

export const label = visuallyHidden
