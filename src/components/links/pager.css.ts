import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { apart, caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const pager = style({
  ...apart(12, 'center'),
  marginBlock: `${vars.space.s8} ${vars.space.section}`,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
})

// Side by side on a phone too, however many pages there are.
globalStyle(`${pager} > :is(a, button)`, { '@media': { [media.phone]: { gap: 8, padding: '0 14px' } } })

export const place = style({
  ...caps('600 1.25rem/1'),
  textAlign: 'center',
  color: vars.color.muted,
  '@media': { [media.largeText]: { order: -1, flexBasis: '100%' } },
})
