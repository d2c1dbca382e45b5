import { liveMark } from '~/components/marks/live-mark.css'
import { chamferInteractive } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { apart, gridColumns, inRow } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { gap } from './bracket-size.css'

/** Height of a side, in lines of its name: two fit. */
const sideHeight = '2.3lh'

/** Fills its slot except for the space between two, and is centred where the lines end. */
export const match = style({
  position: 'absolute',
  insetInline: `calc(${gap} / 2)`,
  display: 'grid',
  gridTemplateRows: `1.6lh ${sideHeight} ${sideHeight}`,
  rowGap: 1,
  translate: '0 -50%',
  scrollMarginBlock: '120px 24px',
  scrollMarginInline: `calc(${gap} / 2)`,
  background: vars.color.hairline,
  clipPath: chamferInteractive('10px'),
  '@media': {
    [media.forcedColors]: { clipPath: 'none', border: '1px solid CanvasText' },
    print: {
      gridTemplateRows: '1.2em 1.2em',
      rowGap: 0,
      background: '#fff',
      border: '.5pt solid #000',
      clipPath: 'none',
    },
  },
  selectors: { '&[data-lit]': { background: accentVars.accent } },
})

export const header = style({
  ...apart(0, 'center'),
  paddingInline: '14px 6px',
  fontSize: vars.size.xs,
  letterSpacing: '.02em',
  color: vars.color.muted,
  background: vars.color.raised,
  whiteSpace: 'nowrap',
  selectors: {
    'a&:hover': { color: vars.color.text, background: vars.color.raisedHover },
    '&:focus-visible': { outlineOffset: -3 },
    '[data-lit] > &': { background: accentVars.accentSoft },
  },
  '@media': { print: { display: 'none' } },
})
export const live = style([liveMark, { fontWeight: 700, textTransform: 'uppercase', letterSpacing: '.06em' }])
export const arrow = style({ width: 14, height: 14 })

const row = style({
  position: 'relative',
  minWidth: 0,
  paddingInline: '8px 0',
  textAlign: 'left',
  background: vars.color.raisedHover,
  '@media': { print: { paddingInline: 3, color: '#000', background: 'none' } },
})

/** A side that is still open, with a label for who will take it. */
export const open = style([
  row,
  {
    ...inRow(),
    paddingRight: 8,
    fontSize: '.875em',
    fontWeight: 400,
    color: vars.color.muted,
  },
])

export const side = style([
  row,
  {
    ...gridColumns('20px minmax(0, 1fr) auto'),
    alignItems: 'center',
    columnGap: 8,
    transition: `background ${vars.motion.quick}`,
    // The path in words is in front of the lower edge.
    scrollMarginBottom: 160,
    selectors: {
      '&:hover': { background: vars.color.hairline },
      '&:focus-visible': { outlineOffset: -3 },
      '&[data-result=won]': { fontWeight: 700 },
      '&[data-result=lost]': { color: vars.color.muted },
      '&[data-lit], [data-decider] > &[data-lit]': { color: accentVars.onAccent, background: accentVars.accent },
      '&[data-lit]:focus-visible': { outlineColor: 'currentColor' },
      '[data-decider] > &[data-result=won]': {
        color: vars.color.onMedal,
        background: `linear-gradient(100deg, #ffdf8f, ${vars.color.gold} 60%, #d89a24)`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-lit], [data-decider] > &[data-lit]': {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
      print: { gridTemplateColumns: 'minmax(0, 1fr) auto', selectors: { '&[data-result=lost]': { color: '#555' } } },
    },
  },
])
export const crest = style({
  selectors: { '[data-result=lost] > &': { opacity: 0.55 } },
  '@media': { print: { display: 'none' } },
})
export const name = style({
  gridColumn: 2,
  maxHeight: '2.3lh',
  overflow: 'hidden',
  '@media': { print: { gridColumn: 1, maxHeight: '1lh' } },
})
/** The winner's mark: colour and weight alone aren't enough. */
export const score = style({
  ...inRow(),
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: 34,
  fontSize: '1.125em',
  selectors: {
    '[data-result=won] > &': { fontWeight: 700 },
    '[data-result=won] > &::before': {
      content: '""',
      width: 6,
      height: 10,
      marginRight: 6,
      background: vars.color.money,
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
    ':is([data-lit], [data-decider] > [data-result=won]) > &::before': { background: 'currentColor' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-result=won] > &::before': { background: 'currentColor', forcedColorAdjust: 'none' } },
    },
    print: { width: '2.2em', fontSize: '1em' },
  },
})
