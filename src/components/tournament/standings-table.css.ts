import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const table = style({ width: '100%' })

globalStyle(`${table} > caption`, {
  paddingBottom: 14,
  borderTop: `4px solid ${accentVars.accent}`,
  ...caps('700 1.25rem/.9'),
  textAlign: 'left',
})
globalStyle(`${table} thead th`, {
  padding: '0 4px 10px',
  ...caps(`600 ${vars.size.label}/1`, '.05em'),
  color: vars.color.muted,
})
globalStyle(`${table} thead th:first-child`, { paddingLeft: 0, textAlign: 'left' })
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${table} tbody th`, { width: '100%', paddingBlock: 10, fontWeight: 400, textAlign: 'left' })
globalStyle(`${table} tbody td`, {
  minWidth: 38,
  paddingInline: 4,
  font: `600 1.1875rem/1 ${vars.font.display}`,
  textAlign: 'center',
  color: vars.color.muted,
  '@media': { [media.phone]: { minWidth: 34, fontSize: '1.0625rem' } },
})

export const team = style({
  ...gridColumns('2.2ch 34px 1fr'),
  alignItems: 'center',
  gap: 10,
  minHeight: 42,
  font: `600 1.1875rem/1.05 ${vars.font.display}`,
  '@media': { [media.phone]: { fontSize: '1.0625rem', gap: 8 } },
})
export const rank = style({ fontWeight: 700, color: vars.color.muted })
export const teamName = style({ overflowWrap: 'anywhere' })
export const points = style({})
globalStyle(`${table} td.${points}`, { fontSize: '1.5rem', fontWeight: 700, color: vars.color.text })

// With large letters on a phone, the figures are in a row below their team.
globalStyle(`${table}, ${table} :is(thead, tbody)`, { '@media': { [media.largeText]: { display: 'block' } } })
globalStyle(`${table} tr`, { '@media': { [media.largeText]: { display: 'flex', flexWrap: 'wrap' } } })
globalStyle(`${table} :is(th, td)`, { '@media': { [media.largeText]: { flex: '1 0 0' } } })
globalStyle(`${table} tr > th:first-child`, { '@media': { [media.largeText]: { flexBasis: '100%' } } })

/** A team that advances, and one that is in a place to advance so far. */
export const zones = { advances: style({}), inside: style({}) }
globalStyle(`${table} .${zones.advances} :is(.${points}, .${rank})`, { color: vars.color.money })
globalStyle(`${table} .${zones.inside} .${rank}`, { color: vars.color.text })

/** A column hidden on phones. */
export const wide = style({})
globalStyle(`${table} .${wide}`, { '@media': { [media.phone]: { display: 'none' } } })

/** The row that says how many advance, in battle royale; the note above a group says it there. */
export const line = style({})
globalStyle(`${table} .${line} > td`, {
  paddingBlock: '6px 12px',
  font: `600 ${vars.size.label}/1.2 ${vars.font.display}`,
  textAlign: 'left',
  color: vars.color.money,
})

// The line below the teams that advance.
const inZone = `:is(.${zones.advances}, .${zones.inside})`
globalStyle(`${table} tbody tr${inZone} + tr:not(${inZone})`, { borderTop: `3px solid ${vars.color.money}` })
