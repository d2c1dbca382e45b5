import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const entries = style({ marginTop: vars.space.s2 })
globalStyle(`${entries} > div`, {
  display: 'grid',
  gridTemplateColumns: '3fr 7fr',
  alignItems: 'baseline',
  gap: '6px 24px',
  paddingBlock: 18,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${entries} dt`, {
  ...caps(`700 ${vars.size.h4}/1`, '-.01em'),
})
globalStyle(`${entries} dd`, { maxWidth: '60ch', color: vars.color.muted })
