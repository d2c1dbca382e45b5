import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'

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
  font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '-.01em',
})
globalStyle(`${entries} dd`, { maxWidth: '60ch', color: vars.color.muted })
