import { style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
})
export const submit = style({
  width: '100%',
  selectors: { [`${form}[aria-busy=true] &`]: { opacity: 0.6, cursor: 'progress' } },
})
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginBottom: 24,
  padding: '16px 20px',
  borderLeft: `${vars.width.line} solid ${vars.color.money}`,
  background: vars.color.raised,
})
/** Only for members, and not for those who become one now. */
export const memberNotice = style([
  notice,
  { selectors: { 'html:not([data-user]) &, :has(> [aria-busy=true]) > &': { display: 'none' } } },
])
export const note = style({ color: vars.color.muted })
