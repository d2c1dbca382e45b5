import { textTable } from '~/components/facts/text-table.css'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const table = style([textTable, { marginTop: vars.space.s2 }])
globalStyle(`${table} tbody th`, { font: `600 1.25rem/1.15 ${vars.font.display}` })
globalStyle(`${table} thead th:first-child`, { width: '22%' })
globalStyle(`${table} thead th:last-child`, { width: '42%' })

export const amount = style({
  display: 'block',
  font: `700 clamp(1.5rem, 2.4vw, 2rem)/1 ${vars.font.display}`,
  letterSpacing: '-.01em',
  color: vars.color.money,
  whiteSpace: 'nowrap',
})
export const per = style({ display: 'block', marginTop: 6, ...small })
export const note = style({ maxWidth: '72ch', ...small })
export const how = style({ maxWidth: '65ch' })

export const risk = style({ paddingBlock: 12, borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${risk} > label`, { maxWidth: '72ch', alignItems: 'flex-start', lineHeight: 1.5 })
export const riskTitle = style(caps('700 1.1875rem/1.2'))
