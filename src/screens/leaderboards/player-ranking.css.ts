import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, gridColumns, hiddenFromView, mutedCaps, octagonFace, rowLight, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** States what the players are ranked by, above the table. */
export const basis = style({ marginTop: vars.space.s4, paddingBottom: 16, textAlign: 'left', color: vars.color.muted })

export const table = style({
  width: '100%',
  // Cells load later than their header and must not move it.
  tableLayout: 'fixed',
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
})
globalStyle(`${table} :is(td, th)`, {
  padding: '10px 16px 10px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  fontWeight: 400,
  '@media': { [media.phone]: { paddingRight: 8 } },
})
globalStyle(`${table} thead th`, { borderTop: 0, ...mutedCaps(1.2) })
globalStyle(`${table} tbody:hover`, rowLight)

// With `display: none`, the column would be left to the row that spans all columns.
const gone = { visibility: 'hidden', width: 0, paddingInline: 0, overflow: 'hidden', whiteSpace: 'nowrap' } as const
export const wide = style({})
globalStyle(`${table} .${wide}`, { width: '14%', '@media': { [media.narrow]: gone } })
// Tier and earnings are hidden first: names need the space.
globalStyle(`${table} .${wide}:nth-child(n + 5)`, { '@media': { [media.navCollapsed]: gone } })

/** As wide as its number in letters of any size. */
export const rank = style({
  width: '5.25rem',
  '@media': { [media.narrow]: { width: '3.5rem' }, [media.phone]: { width: '2.75rem' } },
})
globalStyle(`${table} td.${rank}`, {
  font: `700 2rem/.8 ${vars.font.display}`,
  color: vars.color.muted,
  '@media': { [media.narrow]: { fontSize: '1.5rem' } },
})

export const player = style({
  ...gridColumns(
    '56px minmax(0, 1fr)',
    [media.phone, '44px minmax(0, 1fr)', { columnGap: 10 }],
    [media.largeText, '44px minmax(0, 1fr)', { alignItems: 'start' }],
  ),
  alignItems: 'center',
  columnGap: 16,
  minHeight: 56,
  selectors: { 'a&:hover': { color: accentVars.accentText } },
})
export const portrait = style({
  gridRow: '1 / 3',
  ...octagonFace(56, vars.color.raised),
  '@media': { [media.phone]: { width: 44, height: 44 } },
})
export const name = style({
  alignSelf: 'end',
  ...caps('700 1.375rem/1.1'),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '1.1875rem' } },
})
export const note = style({
  alignSelf: 'start',
  ...small,
  '@media': { [media.narrow]: { display: 'none' } },
})
/** Values whose columns are hidden on narrow screens. */
export const narrowNote = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block', alignSelf: 'start', ...small } },
})

export const follow = style({ width: 56, '@media': { [media.narrow]: { width: 44 } } })
// The name may use the space that the button doesn't need.
globalStyle(`${table} .${follow}`, { paddingInline: 0 })

export const earnings = style({})
globalStyle(`${table} td.${earnings}`, { font: `600 1.125rem/1 ${vars.font.display}`, color: vars.color.money })

export const score = style({ width: '6rem', '@media': { [media.phone]: { width: '4rem' } } })
globalStyle(`${table} th.${score}`, { paddingRight: 0, textAlign: 'right' })
globalStyle(`${table} td.${score}`, {
  paddingRight: 0,
  font: `700 1.75rem/1 ${vars.font.display}`,
  textAlign: 'right',
  '@media': { [media.phone]: { fontSize: '1.375rem' } },
})

// With large letters on a phone, the score is in a row below the name.
globalStyle(`${table}, ${table} :is(caption, tbody)`, { '@media': { [media.largeText]: { display: 'block' } } })
globalStyle(`${table} thead`, { '@media': { [media.largeText]: hiddenFromView } })
globalStyle(`${table} tbody tr`, { '@media': { [media.largeText]: wrapped(0) } })
globalStyle(`${table} tbody`, { '@media': { [media.largeText]: { borderTop: `1px solid ${vars.color.hairline}` } } })
globalStyle(`${table} tbody :is(td, th)`, { '@media': { [media.largeText]: { border: 0 } } })
globalStyle(`${table} tbody .${wide}`, { '@media': { [media.largeText]: { display: 'none' } } })
globalStyle(`${table} td.${rank}, ${table} td.${score}`, { '@media': { [media.largeText]: { width: 'auto' } } })
globalStyle(`${table} tr > :has(> .${player})`, { '@media': { [media.largeText]: { flex: '1 0 70%' } } })

/** Details of the row above, which start below its name. */
export const below = style({})
globalStyle(`${table} .${below} > td`, {
  padding: '0 0 4px 5.25rem',
  borderTop: 0,
  '@media': {
    [media.narrow]: { paddingLeft: '3.5rem' },
    [media.phone]: { paddingLeft: '2.75rem' },
    [media.largeText]: { paddingLeft: 0 },
  },
})

/** First gold, second grey, third orange (specification 9). */
const medals = [vars.color.gold, vars.color.silver, vars.color.bronze]
for (const [index, color] of medals.entries()) {
  globalStyle(`${table} td.${rank}[data-rank="${index + 1}"]`, { color })
}
