import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const sections = style({ ...stack(vars.space.s12), '@media': { [media.narrow]: { gap: vars.space.s8 } } })
export const page = style([
  sections,
  {
    paddingBlock: `${vars.space.s10} ${vars.space.s12}`,
    '@media': { [media.narrow]: { paddingBlock: `${vars.space.s6} ${vars.space.s10}` } },
  },
])
export const part = style(stack(vars.space.s3))
