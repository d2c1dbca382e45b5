import { createVar } from '@vanilla-extract/css'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { inColumn, overlay } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

const plot = createVar()

export const height = createVar()

export const chart = style({
  vars: { [plot]: '286px' },
  position: 'relative',
  minWidth: 0,
  height: `calc(${plot} + 34px + 40px)`,
  marginTop: vars.space.s3,
  paddingTop: 40,
  paddingLeft: 56,
  '@media': { [media.stacked]: { vars: { [plot]: '200px' }, paddingLeft: 0 } },
})

export const grid = style({
  position: 'absolute',
  inset: '40px 0 34px',
  ...inColumn,
  justifyContent: 'space-between',
  font: `600 ${vars.size.xs}/0 ${vars.font.display}`,
  color: vars.color.muted,
})
globalStyle(`${grid} > span`, { position: 'relative', height: 0, '@media': { [media.stacked]: { fontSize: 0 } } })
globalStyle(`${grid} > span::after`, {
  ...overlay,
  inset: '0 0 auto 56px',
  height: 1,
  background: vars.color.hairline,
  '@media': { [media.stacked]: { left: 0 } },
})

export const bars = style({
  position: 'relative',
  display: 'grid',
  // As high as the grid behind it: the figure of a full bar is above both.
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 96px)',
  justifyContent: 'space-between',
  gap: 'clamp(4px, 1.2vw, 18px)',
  height: '100%',
})

export const year = style({
  ...inColumn,
  justifyContent: 'flex-end',
  minWidth: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
})

/** The bars of a year, side by side on one baseline. */
export const group = style({ display: 'flex', flex: 'none', alignItems: 'flex-end', gap: 3 })

export const bar = style({ ...inColumn, flex: 1, minWidth: 0 })

/** A bar in the light colour of its tone. */
export const litBar = style([bar, { color: toneVars.light, '@media': { [media.print]: { color: vars.color.text } } }])

export const amount = style({
  marginBottom: 8,
  font: `700 1.0625rem/1 ${vars.font.display}`,
  color: vars.color.text,
  '@media': { [media.stacked]: { fontSize: '.75rem', letterSpacing: '-.02em' } },
  selectors: { [`${litBar} &`]: { color: 'inherit' } },
})

export const column = style({
  flex: 'none',
  height: `calc(${plot} * ${height})`,
  // A small amount shows, too; none doesn't.
  minHeight: `min(3px, ${plot} * ${height} * 1000)`,
  background: vars.color.borderStrong,
  // Otherwise printers leave backgrounds out.
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'CanvasText !important' } },
  clipPath: 'polygon(0 0, calc(100% - min(12px, 40%)) 0, 100% min(12px, 40%), 100% 100%, 0 100%)',
  selectors: { [`${litBar} &`]: { background: toneVars.light } },
})

/** A year beyond the full bar is notched at its top. */
export const cappedColumn = style([
  column,
  {
    clipPath: 'polygon(0 12px, 25% 0, 50% 12px, 75% 0, 100% 12px, 100% 100%, 0 100%)',
  },
])

export const yearLabel = style({
  flex: 'none',
  height: 34,
  paddingTop: 12,
  font: `600 1rem/1 ${vars.font.display}`,
  '@media': { [media.stacked]: { fontSize: '.8125rem' } },
})
// Large letters on a phone leave room for every second of many years; the table has them all.
globalStyle(`${bars}:has(> :nth-child(6)) > :nth-child(even) > ${yearLabel}`, {
  '@media': { [media.largeText]: { visibility: 'hidden' } },
})
