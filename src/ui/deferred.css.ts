import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

export const missing = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 16,
    padding: vars.space.s4,
    color: vars.color.muted,
    textAlign: 'center',
  }),
)
