import { globalStyle, style } from '~/theme/components-styles'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlock: `${vars.space.s8} ${vars.space.section}`,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.hairline}`,
})

// Side by side on a phone too, however many pages there are.
globalStyle(`${pager} > :is(a, button)`, { '@media': { [media.phone]: { gap: 8, padding: '0 14px' } } })

export const place = style({
  font: `600 1.25rem/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  textAlign: 'center',
  color: vars.color.muted,
})
