import { chamferInteractive } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { inlineRow, square } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

export const checkbox = style({
  position: 'relative',
  ...inlineRow(12),
  minHeight: 44,
  cursor: 'pointer',
})

export const input = style({
  position: 'absolute',
  left: 0,
  width: 24,
  height: 24,
  margin: 0,
  opacity: 0,
  zIndex: 1,
  cursor: 'pointer',
})

export const box = style({
  ...square(24),
  flex: 'none',
  background: vars.color.borderControl,
  clipPath: chamferInteractive('5px'),
  color: 'transparent',
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder', clipPath: 'none' } },
  selectors: {
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      width: 21,
      height: 21,
      background: vars.color.inset,
      clipPath: chamferInteractive('5px'),
    },
    [`${input}:checked + &`]: { background: accentVars.accent, color: accentVars.onAccent },
    [`${input}:checked + &::before`]: { background: accentVars.accent },
    [`${input}:focus-visible + &`]: { background: vars.color.focus },
  },
})

/** Explicitly hidden until the box is checked: forced colours override the transparent colour. */
export const tick = style({
  gridArea: '1 / 1',
  position: 'relative',
  width: 16,
  height: 16,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  selectors: { [`${input}:not(:checked) + ${box} &`]: { visibility: 'hidden' } },
})
