import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const header = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    padding: 'clamp(128px, 13vw, 184px) 0 clamp(32px, 4vw, 56px)',
  }),
)
export const lattice = style(inComponents({ color: vars.color.brand, opacity: 0.07 }))
export const ghost = style(inComponents({ right: '-1vw', top: 24 }))
export const inner = style(inComponents({ display: 'grid', gap: vars.space.s3 }))
