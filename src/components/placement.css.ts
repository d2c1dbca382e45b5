import { style, styleVariants } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const placement = style(
  inComponents({
    display: 'inline-block',
    verticalAlign: 'middle',
    minWidth: 52,
    height: 30,
    padding: '1px 10px 0',
    font: `700 1.0625rem/29px ${vars.font.display}`,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    clipPath: chamferInteractive('8px'),
  }),
)

export const medals = styleVariants({
  gold: inComponents({ background: vars.color.gold, color: vars.color.onMedal }),
  silver: inComponents({ background: vars.color.silver, color: vars.color.onMedal }),
  bronze: inComponents({ background: vars.color.bronze, color: vars.color.onMedal }),
  none: inComponents({ background: vars.color.raisedHover }),
})
