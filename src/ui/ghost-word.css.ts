import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

export const ghostWord = style(
  inUi({
    position: 'absolute',
    zIndex: -1,
    font: `700 clamp(9rem, 26vw, 24rem)/.8 ${vars.font.display}`,
    textTransform: 'uppercase',
    color: vars.color.page,
    WebkitTextStroke: `1.5px ${vars.color.hairline}`,
    // Filled over the stroke: otherwise the joins of Devanagari letters show.
    paintOrder: 'stroke fill',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
)
