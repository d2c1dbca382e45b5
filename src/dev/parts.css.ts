import { style, styleVariants } from '~/theme/screens-styles'
import { fillColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const page = style({ padding: 24, display: 'grid', gap: 48 })
export const part = style({ display: 'grid', gap: 16, minWidth: 0 })
export const name = style({ color: vars.color.muted, font: `600 1rem/1 ${vars.font.display}` })
export const states = style({ ...fillColumns('300px'), gap: 24 })
const cut = { overflowX: 'clip', overflowClipMargin: 8 } as const
/** A part that overflows its column is "uncut". */
export const looks = styleVariants({
  narrow: { minWidth: 0, ...cut },
  wide: { minWidth: 0, gridColumn: '1 / -1', ...cut },
  uncut: { minWidth: 0, gridColumn: '1 / -1' },
})
export const stateName = style({ color: vars.color.muted, fontSize: vars.size.xs, marginBottom: 8 })
