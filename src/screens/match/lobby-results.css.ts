import { liveMark } from '~/components/marks/live-mark.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { apart, caps, fillColumns, flatCard, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Once there is a table, the matches are next to it. */
export const results = style({
  ...gridColumns('minmax(0, 7fr) minmax(0, 5fr)', [media.navCollapsed, 1]),
  alignItems: 'start',
  gap: `${vars.space.s8} ${vars.space.s6}`,
})
export const matches = style({ ...fillColumns('300px'), alignItems: 'start', gap: 16, marginTop: vars.space.s4 })
export const match = style({
  padding: '20px 22px 14px',
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
  ...flatCard('20px'),
})
export const map = style(caps('700 1.5rem/1'))
export const number = style({ marginRight: 6, color: accentVars.accentText })
export const time = style({
  ...apart(12),
  marginTop: 6,
  ...small,
})
export const live = style([liveMark, { fontWeight: 600 }])
export const winner = style({
  ...gridColumns('44px minmax(0, 1fr) auto', [media.largeText, '44px minmax(0, 1fr)']),
  alignItems: 'center',
  gap: 12,
  marginTop: 14,
  font: `600 1.1875rem/1.1 ${vars.font.display}`,
})
export const finishes = style({
  font: `600 .9375rem/1.2 ${vars.font.display}`,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { gridColumn: 2 } },
})
export const places = style({})
globalStyle(`${places} > li`, {
  ...gridColumns('26px minmax(0, 1fr) auto', [media.largeText, '1.4em minmax(0, 1fr)']),
  alignItems: 'baseline',
  gap: 8,
  padding: '7px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1rem/1.2 ${vars.font.display}`,
})
globalStyle(`${places} > li > :nth-child(3)`, { '@media': { [media.largeText]: { gridColumn: 2 } } })
export const place = style({ color: vars.color.muted })
export const squad = style({ minWidth: 0 })
