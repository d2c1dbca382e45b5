import { chamferSurface } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { caps, wrapped } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

export const notice = style({
  position: 'fixed',
  left: 'calc(24px + env(safe-area-inset-left))',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  zIndex: 60,
  ...wrapped('8px 20px', 'center'),
  maxWidth: 'calc(100vw - 32px)',
  minHeight: 44,
  padding: '8px 22px 8px 16px',
  borderLeft: `${vars.width.line} solid ${vars.color.money}`,
  background: vars.color.raised,
  clipPath: chamferSurface('14px'),
  '@media': { ...forcedEdge, [media.oneCard]: { left: 16 } },
})

export const text = style({ fontSize: vars.size.sm, lineHeight: 1.35 })

export const title = style(caps('700 1.0625rem/1', '.045em'))

// Room for it under the last line of the page.
globalStyle(`body:has(${notice})`, { paddingBottom: 84 })
