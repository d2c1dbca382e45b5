import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const ground = style(inScreens({ background: vars.color.surface }))
export const charts = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: `${vars.space.s8} clamp(24px, 5vw, 80px)`,
    marginTop: vars.space.s6,
  }),
)
