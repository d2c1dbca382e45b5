import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'

export const entries = style({ marginTop: vars.space.s2 })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3fr 7fr',
  alignItems: 'baseline',
  gap: '6px 24px',
  paddingBlock: 18,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const term = style({
  font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '-.01em',
})
export const meaning = style({ maxWidth: '60ch', color: vars.color.muted })
