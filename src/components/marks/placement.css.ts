import { chamferInteractive } from '~/theme/clip-paths'
import { style, styleVariants } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { vars } from '~/theme/vars.css'

export const placement = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  minWidth: 52,
  height: 30,
  padding: '1px 10px 0',
  font: `700 1.0625rem/29px ${vars.font.display}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  clipPath: chamferInteractive('8px'),
  '@media': { ...forcedEdge, [media.largeText]: { flex: 'none', height: 'auto', lineHeight: 1.2 } },
})

export const medals = styleVariants({
  gold: { background: vars.color.gold, color: vars.color.onMedal },
  silver: { background: vars.color.silver, color: vars.color.onMedal },
  bronze: { background: vars.color.bronze, color: vars.color.onMedal },
  none: { background: vars.color.raisedHover },
})
