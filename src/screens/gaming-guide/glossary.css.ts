import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const entries = style(inScreens({ marginTop: vars.space.s2 }))
export const entry = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '3fr 7fr',
    alignItems: 'baseline',
    gap: '6px 24px',
    paddingBlock: 18,
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const term = style(
  inScreens({
    font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.01em',
  }),
)
export const meaning = style(inScreens({ maxWidth: '60ch', color: vars.color.muted }))
