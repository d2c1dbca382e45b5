import { style } from '~/theme/screens-styles'
import { stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const place = style({ ...wrapped(12, 'center'), font: `600 1.125rem/1.2 ${vars.font.display}` })
export const actions = style(wrapped(12, 'center'))

export const parts = style({ ...stack(vars.space.s10), paddingBlock: `${vars.space.s6} ${vars.space.s12}` })
export const rows = style({ marginTop: vars.space.s3 })
