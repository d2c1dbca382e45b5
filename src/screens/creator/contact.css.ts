import { globalStyle, style } from '~/theme/screens-styles'
import { wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const band = style({ scrollMarginTop: 40 })
export const who = style({ fontSize: vars.size.lead })
export const ways = style({ ...wrapped(12), maxWidth: '100%' })
globalStyle(`${ways} > a`, {
  maxWidth: '100%',
  textTransform: 'none',
  letterSpacing: 0,
  whiteSpace: 'normal',
})
