import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const table = style(inComponents({ width: '100%', borderCollapse: 'collapse' }))

globalStyle(
  `${table} > caption`,
  inComponents({
    paddingBottom: 14,
    borderTop: `4px solid ${accentVars.accent}`,
    font: `700 1.25rem/.9 ${vars.font.display}`,
    textAlign: 'left',
    textTransform: 'uppercase',
  }),
)
globalStyle(
  `${table} thead th`,
  inComponents({
    padding: '0 4px 10px',
    font: `600 ${vars.size.label}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.05em',
    textAlign: 'center',
    color: vars.color.muted,
  }),
)
globalStyle(`${table} thead th:first-child`, inComponents({ paddingLeft: 0, textAlign: 'left' }))
globalStyle(`${table} tbody tr`, inComponents({ borderTop: `1px solid ${vars.color.hairline}` }))
globalStyle(`${table} tbody th`, inComponents({ width: '100%', paddingBlock: 10, fontWeight: 400, textAlign: 'left' }))
globalStyle(
  `${table} tbody td`,
  inComponents({
    minWidth: 42,
    paddingInline: 4,
    font: `600 1.1875rem/1 ${vars.font.display}`,
    textAlign: 'center',
    color: vars.color.muted,
    '@media': { [media.phone]: { minWidth: 34, fontSize: '1.0625rem' } },
  }),
)

export const team = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '2.2ch 34px minmax(min-content, 1fr)',
    alignItems: 'center',
    gap: 10,
    minHeight: 42,
    font: `600 1.1875rem/1.05 ${vars.font.display}`,
    '@media': { [media.phone]: { fontSize: '1.0625rem', gap: 8 } },
  }),
)
export const rank = style(inComponents({ fontWeight: 700, color: vars.color.muted }))
export const crest = style(inComponents({ width: 34, height: 34 }))
export const teamName = style(inComponents({ overflowWrap: 'break-word' }))
export const points = style({})
globalStyle(`${table} td.${points}`, inComponents({ fontSize: '1.5rem', fontWeight: 700, color: vars.color.text }))

/** A team that advances. */
export const advances = style({})
globalStyle(`${table} .${advances} :is(.${points}, ${rank})`, inComponents({ color: vars.color.money }))

/** Columns hidden on phones: the points summarize them. */
export const wide = style({})
globalStyle(`${table} .${wide}`, inComponents({ '@media': { [media.phone]: { display: 'none' } } }))

/** Below those who advance. */
export const line = style({})
globalStyle(`${table} tbody .${line}`, inComponents({ borderTop: `3px solid ${vars.color.money}` }))
globalStyle(
  `${table} .${line} > td`,
  inComponents({
    paddingBlock: '6px 12px',
    font: `600 ${vars.size.label}/1.2 ${vars.font.display}`,
    textAlign: 'left',
    color: vars.color.money,
  }),
)
// In a group the line alone: its note above says how many.
globalStyle(
  `${table} tbody tr.${advances} + tr:not(.${advances}, .${line})`,
  inComponents({ borderTop: `3px solid ${vars.color.money}` }),
)
