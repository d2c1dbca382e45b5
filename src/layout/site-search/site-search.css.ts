import { chamferInteractive, chamferSurface } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import {
  dialogShell,
  filling,
  gridColumns,
  inColumn,
  inRow,
  mutedCaps,
  oneLine,
  ownLayer,
  small,
  square,
  twoLines,
} from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const dialog = style({
  ...dialogShell,
  position: 'fixed',
  inset: '0 0 auto',
  width: 'min(760px, 100% - 32px)',
  maxHeight: 'none',
  margin: 'clamp(16px, 11svh, 120px) auto 0',
  '@media': { [media.phone]: { width: '100%', height: '100dvh', margin: 0 } },
})

export const panel = style({
  ...ownLayer,
  ...inColumn,
  maxHeight: 'min(640px, 78svh)',
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  background: vars.color.surface,
  clipPath: chamferSurface('26px'),
  '@media': { ...forcedEdge, [media.phone]: { height: '100%', maxHeight: 'none', clipPath: 'none' } },
})

export const lattice = style({
  color: vars.color.brand,
  opacity: 0.08,
})

export const top = style({
  ...gridColumns('auto minmax(0, 1fr) auto'),
  alignItems: 'center',
  gap: 14,
  flex: 'none',
  padding: '10px 30px 10px 24px',
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': { [media.phone]: { padding: 'calc(6px + env(safe-area-inset-top)) 10px 6px 20px' } },
})
export const glass = style({ color: accentVars.accent })
export const input = style({
  minHeight: 56,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  font: `600 1.5rem/1.2 ${vars.font.display}`,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
  '@media': { [media.phone]: { fontSize: '1.25rem' } },
})
export const close = style({
  ...square(44),
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: -4 } },
})

export const list = style({
  flex: '0 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px 12px 14px',
  scrollPaddingBlock: 40,
  '@media': { [media.phone]: { flex: '1 1 auto', padding: '4px 8px calc(14px + env(safe-area-inset-bottom))' } },
})
export const group = style({ display: 'grid', paddingTop: 14 })
export const groupTitle = style({ padding: '0 12px 6px', ...mutedCaps(1) })
export const option = style({
  ...gridColumns('44px minmax(0, 1fr) 20px'),
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  padding: '6px 16px 6px 12px',
  clipPath: chamferInteractive('10px'),
  selectors: { '&[aria-selected=true]': { background: accentVars.accent, color: accentVars.onAccent } },
})
export const picture = style({
  ...square(44),
  overflow: 'hidden',
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferSurface('9px'),
  selectors: { [`${option}[aria-selected=true] &`]: { color: vars.color.text } },
})
globalStyle(`${picture} > img`, filling)
globalStyle(`${picture}[data-person] > img`, { objectPosition: 'top' })
export const body = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'grid', gap: 1 } },
})
export const name = style({
  ...oneLine,
  flex: '0 1 auto',
  minWidth: '40%',
  maxWidth: 'max-content',
  font: `700 1.1875rem/1.2 ${vars.font.display}`,
  // A match's stage and day, which distinguish it from the next, are at the end of its name.
  '@media': { [media.phone]: { ...twoLines, whiteSpace: 'normal' } },
})
export const note = style({
  ...oneLine,
  flex: '1 1 0',
  minWidth: 0,
  ...small,
  lineHeight: 1.3,
  selectors: { [`${option}[aria-selected=true] &`]: { color: 'inherit' } },
})
export const go = style({
  visibility: 'hidden',
  selectors: { [`${option}[aria-selected=true] &`]: { visibility: 'visible' } },
})

export const nothing = style({ padding: '36px 24px', color: vars.color.muted, overflowWrap: 'anywhere' })
export const notice = style({
  flex: 'none',
  padding: '12px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: vars.size.sm,
  color: vars.color.danger,
})
export const keys = style({
  ...inRow(8),
  flex: 'none',
  padding: '12px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  '@media': { [media.phone]: { display: 'none' }, [media.noHover]: { display: 'none' } },
})
