import { textTable } from '~/components/text-table.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { belowHeader, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const changed = style({ fontSize: vars.size.sm, color: vars.color.muted })

export const contents = style({
  gridColumn: '1 / 4',
  ...belowHeader,
  '@media': { [media.twoColumns]: { position: 'static', gridColumn: '1 / -1', marginBottom: vars.space.s6 } },
})
export const reading = style({
  gridColumn: '5 / 12',
  ...stack(vars.space.s10),
  '@media': { [media.twoColumns]: { gridColumn: '1 / -1' } },
})
export const part = style({ ...stack(vars.space.s3), scrollMarginTop: 96 })
export const paragraph = style({ maxWidth: '65ch', fontSize: '1.125rem', lineHeight: 1.65 })

export const table = style([textTable, { fontSize: vars.size.sm }])
globalStyle(`${table} tbody th`, { fontWeight: 500 })
globalStyle(`${table} thead th:first-child`, { width: '36%' })
