import { style } from '~/theme/screens-styles'
import { stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const welcome = style({ ...stack(vars.space.s6), paddingBlock: `${vars.space.s6} ${vars.space.section}` })
export const ways = style(wrapped(10))
