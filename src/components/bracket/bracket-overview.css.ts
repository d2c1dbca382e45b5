import { chamferInteractive } from '~/theme/clip-paths'
import { globalStyle, style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { headerHeight, inRow } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { height } from './bracket.css'
import { maxColumns, unit } from './bracket-size.css'

export const overview = style({
  display: 'none',
  marginBottom: vars.space.s2,
  '@media': { print: { display: 'none' } },
})

const narrowerThan = (columns: number, width: string) => `(max-width: ${columns * Number.parseFloat(width)}rem)`

/** By number of columns: shown if the bracket is wider than its container. Has no box, so that the chips can stick in the bracket's. */
export const shownFor = styleVariants(
  Object.fromEntries(Array.from({ length: maxColumns + 1 }, (_, count) => [count, count])),
  (count) => ({
    '@container': { [narrowerThan(count, unit.wide)]: { display: 'contents' } },
    '@media': {
      [media.narrow]: { '@container': { [narrowerThan(count, unit.narrow)]: { display: 'contents' } } },
      print: { display: 'none' },
    },
  }),
)

/** High enough to show every match, low enough to leave room for a big bracket. */
export const map = style({
  position: 'relative',
  maxWidth: '40rem',
  height: `clamp(56px, 14px * ${height}, 132px)`,
  background: vars.color.inset,
  clipPath: chamferInteractive('10px'),
})
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const line = style({
  fill: 'none',
  stroke: vars.color.borderStrong,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-lit]': { stroke: accentVars.accent, strokeWidth: 2 } },
})
export const match = style({
  fill: vars.color.borderStrong,
  selectors: {
    '&[data-state=over]': { fill: vars.color.borderControl },
    '&[data-state=live]': { fill: vars.color.like },
    '&[data-lit]': { fill: accentVars.accent },
  },
})
/** Frames the part that is on screen. */
export const frame = style({
  fill: 'rgb(244 241 234 / .07)',
  stroke: vars.color.text,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
})
export const area = style({ fill: 'transparent', cursor: 'pointer' })

/** Sticks below the header's line while the bracket is on screen. */
export const chips = style({
  position: 'sticky',
  zIndex: 2,
  top: headerHeight.scrolled,
  display: 'flex',
  gap: 6,
  marginBottom: 10,
  paddingBlock: 10,
  background: vars.color.page,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.narrow]: { marginInline: `calc(-1 * ${vars.space.gutter})`, paddingInline: vars.space.gutter } },
})
globalStyle(`${chips} > li`, { flex: 'none' })
export const chip = style({
  ...inRow(),
  minHeight: 40,
  padding: '1px 14px 0',
  font: `600 1rem/1 ${vars.font.display}`,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferInteractive('8px'),
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.raisedHover },
    '&[aria-current]': { color: vars.color.text, boxShadow: `inset 0 4px ${accentVars.accent}` },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': {
    [media.forcedColors]: {
      clipPath: 'none',
      border: '1px solid LinkText',
      selectors: { '&[aria-current]': { borderTopWidth: 5 } },
    },
  },
})
