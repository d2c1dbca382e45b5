import { textTable } from '~/components/facts/text-table.css'
import { globalStyle, style } from '~/theme/screens-styles'
import { small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const changed = style(small)

export const table = style([textTable, { fontSize: vars.size.sm }])
globalStyle(`${table} tbody th`, { fontWeight: 500 })
globalStyle(`${table} thead th:first-child`, { width: '36%' })
