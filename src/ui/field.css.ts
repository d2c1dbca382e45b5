import { chamferInteractive } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { fromTop, square } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

// Fields next to one with a note don't stretch.
export const field = style({ ...fromTop(8), minWidth: 0 })

/** The outline; the control fills its inside. */
export const well = style({
  position: 'relative',
  display: 'grid',
  padding: 1.5,
  background: vars.color.borderControl,
  clipPath: chamferInteractive('12px'),
  '@media': { [media.forcedColors]: { clipPath: 'none' } },
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.muted },
    '&:focus-within': { background: accentVars.accent },
    '&:has(:user-invalid, [aria-invalid=true])': { background: vars.color.danger },
    // Not the accent, which is as bright as the error.
    '&:has(:user-invalid, [aria-invalid=true]):focus-within': { background: vars.color.text },
  },
})

export const control = style({
  '@media': { [media.forcedColors]: { clipPath: 'none' } },
  width: '100%',
  minWidth: 0,
  minHeight: 49,
  padding: '2px 18px',
  border: 0,
  outline: 'none',
  background: vars.color.inset,
  clipPath: chamferInteractive('11px'),
  textOverflow: 'ellipsis',
  appearance: 'none',
  lineHeight: 1.5,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const withIcon = style({ paddingLeft: 52 })
export const withAction = style({ paddingRight: 56 })

export const icon = style({
  position: 'absolute',
  left: 18,
  top: 16,
  zIndex: 1,
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const action = style({ position: 'absolute', right: 4, top: 4, zIndex: 1 })
globalStyle(`${action} > button`, { ...square(44), color: vars.color.muted })
globalStyle(`${action} > button:hover`, { color: vars.color.text })

export const chevron = style({
  position: 'absolute',
  right: 16,
  top: 17,
  pointerEvents: 'none',
  color: vars.color.muted,
})

export const error = style({ fontSize: vars.size.sm, color: vars.color.danger })

export const area = style([control, { minHeight: 160, padding: '14px 18px', resize: 'vertical' }])

export const searchBox = style({ flex: '1 1 280px', minWidth: 0 })
