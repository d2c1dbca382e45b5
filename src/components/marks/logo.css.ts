import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { vars } from '~/theme/vars.css'

export const logo = style({
  position: 'relative',
  display: 'inline-flex',
  padding: '0 5px',
  borderTop: `${vars.width.edge} solid ${vars.color.brand}`,
  font: `700 32px/.8 ${vars.font.display}`,
  letterSpacing: '.015em',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'LinkText',
      borderColor: 'LinkText',
      selectors: { '&::after': { borderTopColor: 'LinkText' } },
    },
  },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      right: -9,
      top: -5,
      borderTop: `${vars.width.edge} solid ${vars.color.brand}`,
      borderRight: '9px solid transparent',
    },
  },
})

export const letters = style({ marginTop: '-.055em', paddingBottom: 1 })
