import { globalStyle, style } from '~/theme/screens-styles'
import { stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const welcome = style({
  ...stack(vars.space.s6),
  paddingBlock: `${vars.space.s6} ${vars.space.section}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
})
globalStyle(`${head} > :first-child`, { minWidth: 0, overflowWrap: 'anywhere' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
