import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const entries = style({ marginTop: vars.space.s2 })
globalStyle(`${entries} > div`, {
  ...gridColumns('3fr 7fr', [media.phone, 1]),
  alignItems: 'baseline',
  gap: '6px 24px',
  paddingBlock: 18,
  borderTop: `1px solid ${vars.color.hairline}`,
})
globalStyle(`${entries} dt`, {
  ...caps(`700 ${vars.size.h4}/1`, '-.01em'),
})
globalStyle(`${entries} dd`, { maxWidth: '60ch', color: vars.color.muted })
