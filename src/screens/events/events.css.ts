import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, gridColumns, inRow, mutedCaps, small, stack, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Scrolls sideways as far as the edges of the window, so that an entry is cut there, not before. */
const toTheEdge = {
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const

/** Games side by side; a phone scrolls them sideways. */
export const games = style({ ...wrapped(4), '@media': { [media.phone]: { ...toTheEdge, flexWrap: 'nowrap' } } })
// Where the browser can, the row begins at the chosen game.
globalStyle(`${games} > [aria-current]`, { '@media': { [media.phone]: { scrollInitialTarget: 'nearest' } } })
export const bar = style({ ...wrapped('8px 16px', 'center'), marginTop: vars.space.s2 })

export const days = style({ ...stack(vars.space.s5), marginTop: vars.space.s5 })
/** Fills the screen until the follows are there, so that nothing moves. */
export const pending = style({ minHeight: '100svh', marginTop: vars.space.s5 })
export const text = style({ maxWidth: '62ch', color: vars.color.muted })
export const about = style([text, { marginBottom: 24 }])

/** The name of a day or month hangs from the line. */
export const dayName = style({
  width: 'fit-content',
  marginBottom: 20,
  paddingRight: '.2em',
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  ...caps('700 clamp(1.5rem, 4vw, 2.25rem)/.86', '-.02em'),
})

export const columns = style({
  ...gridColumns('190px minmax(0, 1fr)', [media.twoColumns, 1]),
  gap: 'clamp(24px, 4vw, 64px)',
  marginTop: vars.space.s8,
})
export const months = style({ '@media': { [media.twoColumns]: { ...toTheEdge, display: 'flex', gap: 4 } } })
globalStyle(`${months} > [aria-current]`, { '@media': { [media.twoColumns]: { scrollInitialTarget: 'nearest' } } })
export const month = style({
  ...inRow(12),
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '4px 8px',
  borderTop: `1px solid ${vars.color.hairline}`,
  ...small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: accentVars.accentText },
    '&[aria-current]': { borderTop: `4px solid ${accentVars.accent}`, color: vars.color.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
export const past = style({
  ...mutedCaps(1.2),
  padding: '32px 8px 10px',
  '@media': { [media.twoColumns]: { alignSelf: 'center', padding: '0 12px', whiteSpace: 'nowrap' } },
})
export const number = style({ fontFamily: vars.font.display })
