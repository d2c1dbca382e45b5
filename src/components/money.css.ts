import { style } from '~/theme/components-styles'
import { vars } from '~/theme/contract.css'

export const dollars = style({
  fontSize: `max(.7em, ${vars.size.label})`,
  fontWeight: 600,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
})
