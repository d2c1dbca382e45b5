import { chamferInteractive } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { oneLine } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

export const tag = style({
  display: 'inline-block',
  verticalAlign: 'top',
  maxWidth: '100%',
  minHeight: 28,
  padding: '1px 10px 0',
  ...oneLine,
  font: `600 .875rem/27px ${vars.font.display}`,
  letterSpacing: '.02em',
  background: vars.color.raisedHover,
  clipPath: chamferInteractive('7px'),
  '@media': { ...forcedEdge, [media.largeText]: { whiteSpace: 'normal', lineHeight: 1.2 } },
})
