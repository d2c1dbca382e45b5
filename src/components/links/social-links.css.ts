import { chamferInteractive } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const row = style({ display: 'flex', marginLeft: -8 })
export const boxes = style(wrapped(8))

export const link = style({
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
  '@media': { [media.forcedColors]: { selectors: { [`${boxes} &`]: { border: '1px solid', clipPath: 'none' } } } },
})
