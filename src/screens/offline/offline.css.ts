import { globalStyle, style } from '~/theme/screens-styles'
import { fillColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const screen = style({ paddingBlock: `${vars.space.s10} ${vars.space.section}` })

export const lists = style({ ...fillColumns('22rem', 'auto-fit'), gap: `${vars.space.s8} ${vars.space.s6}` })

export const list = style({ marginTop: vars.space.s3 })

export const row = style({ borderTop: `1px solid ${vars.color.hairline}`, paddingBlock: 6 })
globalStyle(`${row} > a`, { lineHeight: 1.15, whiteSpace: 'normal' })
