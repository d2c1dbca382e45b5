import { createVar } from '@vanilla-extract/css'
import { globalStyle, style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { apart, caps } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { gap, maxColumns, unit } from './bracket-size.css'

/** The size of the whole bracket: its columns, and its height in slots. */
export const columns = createVar()
export const height = createVar()

/** As wide as the page's column, but up to the window if the rounds need more: the factor of 100 turns the difference into an "if". */
export const bracket = style({
  position: 'relative',
  left: '50%',
  translate: '-50%',
  width: `clamp(100%, calc((${columns} * 13.5rem - 100%) * 100), min(${columns} * 17rem, 100vw - 2 * ${vars.space.s4}))`,
  containerType: 'inline-size',
  '@media': {
    // A container can't break across pages, and would stay as wide as on screen.
    print: {
      left: 0,
      translate: 'none',
      width: '100%',
      containerType: 'normal',
      breakInside: 'avoid',
      page: 'bracket',
    },
  },
})

/** The lit path in words, in view but below the bracket: nothing moves under the finger, and a second tap there reaches the team. */
export const path = style({
  position: 'sticky',
  bottom: 0,
  maxWidth: vars.width.page,
  padding: '8px 0 8px 14px',
  background: vars.color.page,
  borderLeft: `${vars.width.edge} solid ${accentVars.accent}`,
  lineHeight: 1.5,
  color: vars.color.muted,
  '@media': {
    [media.narrow]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      fontSize: vars.size.sm,
      lineHeight: 1.3,
    },
    [media.noHover]: { pointerEvents: 'none' },
    [media.largeText]: { position: 'static' },
    [media.low]: { position: 'static' },
    print: { position: 'static' },
  },
})
globalStyle(`${path} > b`, { color: vars.color.text })

/** Its edges are half a gap outside, so that the cards are flush with the text above. */
export const scroller = style({
  position: 'relative',
  marginInline: `calc(${gap} / -2)`,
  paddingBottom: 14,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '@media': {
    [media.narrow]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: `calc(${vars.space.gutter} - ${gap} / 2)`,
      scrollPaddingInline: `calc(${vars.space.gutter} - ${gap} / 2)`,
      scrollSnapType: 'x mandatory',
    },
    print: { overflow: 'visible' },
  },
})

/**
 * Everything in it is positioned in percent of its size. Its height follows the line height of names, two lines of which fit a side, so
 * larger letters and wider line spacing have room.
 */
export const field = style({
  position: 'relative',
  minWidth: `calc(${columns} * ${unit.wide})`,
  maxWidth: `calc(${columns} * 28rem)`,
  height: `calc(${height} * 7.1lh)`,
  font: `600 .9375rem/1 ${vars.font.display}`,
  '@media': {
    [media.narrow]: { minWidth: `calc(${columns} * ${unit.narrow})` },
    // Fits a landscape A4 page: the slots share its height, and the font size follows.
    print: {
      minWidth: 0,
      maxWidth: 'none',
      height: `min(calc(${height} * 17mm), 165mm)`,
      fontSize: `min(10pt, calc(165mm / ${height} / 3.1))`,
      color: '#000',
    },
  },
})

export const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })
export const line = style({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-lit]': { stroke: accentVars.accent, strokeWidth: 3 },
    '&[data-drop]': { strokeDasharray: '2 6', strokeLinecap: 'round' },
  },
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-lit]': { stroke: 'Highlight' } } },
    print: { stroke: '#000', strokeWidth: 0.75 },
  },
})

export const round = style({
  position: 'absolute',
  width: `calc(100% / ${columns})`,
  paddingInline: `calc(${gap} / 2)`,
  scrollSnapAlign: 'start',
})

/** The position of a round, by its column, counted from 0. */
export const columnAt = styleVariants(
  Object.fromEntries(Array.from({ length: maxColumns }, (_, column) => [column, column])),
  (column) => ({ left: `calc(100% * ${column} / ${columns})` }),
)

/** Hangs from its line, which is lit in the upper lane but not in the lower one. */
export const heading = style({
  position: 'absolute',
  insetInline: `calc(${gap} / 2)`,
  ...apart(8, 'baseline'),
  paddingTop: 8,
  borderTop: `4px solid ${accentVars.accent}`,
  ...caps('700 1.0625rem/1'),
  selectors: {
    '[data-lane=lower] > &, [data-lane=third] > &': { borderTopColor: vars.color.borderControl },
    '[data-lane=final] > &': { borderTopColor: vars.color.gold },
  },
  '@media': { print: { fontSize: '1.1em', paddingTop: 2, borderTop: '1.5pt solid #000' } },
})
export const seriesLength = style({
  flex: 'none',
  fontSize: vars.size.xs,
  letterSpacing: '.05em',
  color: vars.color.muted,
  '@media': { print: { fontSize: '.9em', color: '#000' } },
})
