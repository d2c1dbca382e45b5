import { createVar } from '@vanilla-extract/css'
import { globalStyle, style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, rowLight } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { percent } from '~/ui/percent.css'

const medal = createVar()

export const table = style({ width: '100%', borderBottom: `1px solid ${vars.color.hairline}` })
globalStyle(`${table} :is(td, tbody th)`, { padding: '12px 0', textAlign: 'left', fontWeight: 400 })

const row = style({
  height: 84,
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': rowLight },
})
const tall = { height: 108, '@media': { [media.narrow]: { height: 84 } } }

/** First gold, second grey, third orange (specification 9). */
export const rows = styleVariants({
  gold: [row, tall, { vars: { [medal]: vars.color.gold } }],
  silver: [row, tall, { vars: { [medal]: vars.color.silver } }],
  bronze: [row, tall, { vars: { [medal]: vars.color.bronze } }],
  none: [row, { vars: { [medal]: vars.color.borderControl } }],
})

export const rank = style({
  width: '5.5rem',
  font: `700 3rem/.8 ${vars.font.display}`,
  color: vars.color.muted,
  selectors: { [`:is(${rows.gold}, ${rows.silver}, ${rows.bronze}) > &`]: { fontSize: '4.5rem', color: medal } },
  '@media': {
    [media.narrow]: {
      width: '2.75rem',
      fontSize: '2rem',
      selectors: { [`:is(${rows.gold}, ${rows.silver}, ${rows.bronze}) > &`]: { fontSize: '2.25rem' } },
    },
  },
})

export const team = style({
  // The bar shrinks before a name breaks.
  ...gridColumns('56px minmax(min-content, 1fr)'),
  alignItems: 'center',
  gap: 20,
  font: `700 1.5rem/1 ${vars.font.display}`,
  overflowWrap: 'break-word',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '44px 1fr', gap: 12, fontSize: '1.25rem', overflowWrap: 'anywhere' },
  },
})
export const link = style({ paddingBlock: 12 })

export const barCell = style({ width: '44%', '@media': { [media.narrow]: { display: 'none' } } })
export const bar = style({
  height: 8,
  marginInline: 24,
  background: `linear-gradient(${medal} 0 0) 0 0 / ${percent} 100% no-repeat, ${vars.color.raised}`,
})

export const follow = style({ width: 44 })

export const points = style({})
globalStyle(`${table} td.${points}`, {
  width: '6rem',
  font: `700 1.75rem/1 ${vars.font.display}`,
  textAlign: 'right',
  '@media': { [media.narrow]: { width: '3.5rem', fontSize: '1.375rem' } },
})

// With large letters on a phone, the points are in a row below their team.
globalStyle(`${table}, ${table} tbody`, { '@media': { [media.largeText]: { display: 'block' } } })
globalStyle(`${table} tr`, {
  '@media': {
    [media.largeText]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', height: 'auto' },
  },
})
globalStyle(`${table} td.${rank}, ${table} td.${points}`, { '@media': { [media.largeText]: { width: 'auto' } } })
globalStyle(`${table} tr > :has(> .${team})`, { '@media': { [media.largeText]: { flex: '1 0 76%' } } })

/** In line with the names. */
export const below = style({})
globalStyle(`${table} td.${below}`, {
  padding: '0 0 16px 5.5rem',
  '@media': { [media.narrow]: { paddingLeft: '2.75rem' }, [media.largeText]: { paddingLeft: 0 } },
})
