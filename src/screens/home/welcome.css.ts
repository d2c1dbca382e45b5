import { globalStyle, style } from '~/theme/screens-styles'
import { stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const welcome = style({ ...stack(vars.space.s6), paddingBlock: `${vars.space.s6} ${vars.space.section}` })
export const head = style({ ...wrapped(24, 'end'), justifyContent: 'space-between' })
globalStyle(`${head} > :first-child`, { minWidth: 0, overflowWrap: 'anywhere' })
export const ways = style(wrapped(10))
