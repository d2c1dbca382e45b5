import { globalStyle, style } from '~/theme/screens-styles'
import { fillColumns, small, stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const form = style({ ...stack(vars.space.s3), padding: vars.space.s3, background: vars.color.surface })
export const inputs = style({ ...fillColumns('220px'), gap: 16 })
/** Names of the contract keep their case. */
globalStyle(`${inputs} label`, { textTransform: 'none', letterSpacing: 0 })
export const foot = style(wrapped('12px 20px', 'center'))
export const note = style({ flex: '1 1 240px', ...small })
