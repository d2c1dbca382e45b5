import { style } from '~/theme/components-styles'
import { stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const form = style(stack(20))
export const row = style({ ...wrapped('0 16px', 'center'), justifyContent: 'space-between' })
export const submit = style({
  width: '100%',
  selectors: { [`${form}[aria-busy=true] &`]: { opacity: 0.6, cursor: 'progress' } },
})
export const notice = style({
  ...wrapped('12px 20px', 'center'),
  marginBottom: 24,
  padding: '16px 20px',
  borderLeft: `${vars.width.line} solid ${vars.color.money}`,
  background: vars.color.raised,
})
/** Only for members, but hidden while the form is sent, since that makes the visitor a member. */
export const memberNotice = style([
  notice,
  { selectors: { 'html:not([data-token]) &, :has(> [aria-busy=true]) > &': { display: 'none' } } },
])
/** A line of its own, so that the name, which comes later, moves nothing. */
export const memberName = style({ flexBasis: '100%' })
export const note = style({ color: vars.color.muted })
