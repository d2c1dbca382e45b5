import { createVar } from '@vanilla-extract/css'
import { octagon } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, headerHeight, overlay, square } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

/** The number of players. */
export const columns = createVar()

export const table = style({ width: '100%', tableLayout: 'fixed', marginTop: vars.space.s3 })

globalStyle(`${table} thead`, {
  position: 'sticky',
  top: headerHeight.scrolled,
  zIndex: 2,
  background: vars.color.page,
})
globalStyle(`${table} thead :is(th, td)`, {
  padding: '10px 16px 10px 0',
  textAlign: 'left',
  borderBottom: `3px solid ${vars.color.hairline}`,
})
globalStyle(`${table} thead th`, { borderBottomColor: toneVars.light })
globalStyle(`${table} tbody :is(th, td)`, {
  padding: '0 16px 16px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} tbody th`, {
  paddingTop: 18,
  font: `600 1.125rem/1.2 ${vars.font.display}`,
  color: vars.color.muted,
})
globalStyle(`${table} tbody td`, { paddingTop: 16, font: `700 1.375rem/1.2 ${vars.font.display}` })

/** Stands for a player, in the player's tone. */
export const letter = style({
  flex: 'none',
  ...square(28),
  display: 'inline-grid',
  marginRight: 10,
  font: `700 1.0625rem/1 ${vars.font.display}`,
  background: toneVars.light,
  color: vars.color.onMedal,
  clipPath: octagon,
  verticalAlign: 'middle',
})

export const name = style({
  display: 'inline-block',
  maxWidth: 'calc(100% - 38px)',
  ...caps('700 1.25rem/1.2'),
  verticalAlign: 'middle',
  '@media': {
    [media.phone]: {
      display: 'block',
      maxWidth: '100%',
      marginTop: 4,
      fontSize: '1rem',
      maxHeight: '2.4em',
      overflowWrap: 'anywhere',
    },
  },
})

/** The best value of a row hangs from a line. */
export const best = style({
  position: 'relative',
  color: toneVars.light,
  '@media': { [media.print]: { color: vars.color.text } },
})
globalStyle(`${best}::before`, {
  ...overlay,
  inset: '-1px 16px auto 0',
  height: 5,
  background: toneVars.light,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})

export const mark = style({ marginLeft: 10, ...caps(`600 ${vars.size.xs}/1`, '.06em'), color: vars.color.text })

export const unknown = style({ font: `400 ${vars.size.sm}/1.3 ${vars.font.body}`, color: vars.color.muted })

// On narrow screens the name of a row is above its values, and letters label the columns.
globalStyle(`${table} tr`, {
  '@media': {
    [media.stacked]: { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: 12 },
  },
})
globalStyle(`${table}, ${table} thead, ${table} tbody, ${table} :is(th, td)`, {
  '@media': { [media.stacked]: { display: 'block' } },
})
// Not hidden, or screen readers would match the cells to the wrong columns.
globalStyle(`${table} thead td`, { '@media': { [media.stacked]: { position: 'absolute' } } })
globalStyle(`${table} thead th`, { '@media': { [media.stacked]: { padding: '8px 0' } } })
globalStyle(`${table} tbody th`, {
  '@media': { [media.stacked]: { gridColumn: '1 / -1', padding: '14px 0 8px', fontSize: '1rem' } },
})
globalStyle(`${table} tbody td`, {
  '@media': { [media.stacked]: { padding: '10px 0 14px', border: 0, fontSize: '1.125rem' } },
})
globalStyle(`${best}::before`, { '@media': { [media.stacked]: { top: 0, right: 0 } } })
globalStyle(`${mark}`, { '@media': { [media.stacked]: { display: 'block', margin: '4px 0 0' } } })
