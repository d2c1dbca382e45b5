import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const logo = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    padding: '0 5px',
    borderTop: `5px solid ${vars.color.brand}`,
    font: `700 32px/.8 ${vars.font.display}`,
    letterSpacing: '.015em',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        right: -9,
        top: -5,
        borderTop: `5px solid ${vars.color.brand}`,
        borderRight: '9px solid transparent',
      },
    },
  }),
)

export const letters = style(inComponents({ marginTop: '-.055em', paddingBottom: 1 }))
