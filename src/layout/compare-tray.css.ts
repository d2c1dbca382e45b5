import { octagon } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { caps, filling, hiddenFromView, inRow, oneLine } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { notice } from '~/ui/notice.css'
import { container as toasts } from '~/ui/toaster.css'

const height = 'calc(76px + env(safe-area-inset-bottom))'

/** The line is its upper edge: nothing hangs from it. */
export const tray = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 60,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${vars.width.line} solid ${vars.color.brand}`,
  background: vars.color.raised,
  '@media': forcedEdge,
})
// The focused element, the end of the page and messages at the bottom stay above the tray.
globalStyle(`html:has(${tray})`, { scrollPaddingBottom: height })
globalStyle(`body:has(${tray})`, { paddingBottom: height })
globalStyle(`body:has(${tray}) :is(${toasts}, ${notice})`, { marginBottom: height })

export const inner = style({
  ...inRow(16),
  minHeight: 70,
  '@media': { [media.phone]: { gap: 8 } },
})

export const count = style({
  flex: 'none',
  ...caps('600 1rem/1', '.04em'),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: vars.size.xs } },
})
export const limit = style({ '@media': { [media.phone]: hiddenFromView } })
globalStyle(`${count} > b`, { color: vars.color.text, fontSize: '1.5em' })

export const list = style({
  display: 'flex',
  flex: 1,
  gap: 8,
  minWidth: 0,
  '@media': { [media.phone]: { gap: 4 } },
})
export const item = style({ flex: '0 1 190px', minWidth: 36, '@media': { [media.navCollapsed]: { flex: '0 1 44px' } } })

export const remove = style({
  position: 'relative',
  ...inRow(10),
  width: '100%',
  minHeight: 48,
  textAlign: 'left',
  selectors: { '&:hover': { color: vars.color.money } },
})
globalStyle(`${remove} > svg.lucide`, {
  width: 18,
  height: 18,
  color: vars.color.muted,
  '@media': {
    [media.navCollapsed]: {
      position: 'absolute',
      right: -4,
      top: -4,
      padding: 2,
      background: vars.color.page,
      color: vars.color.text,
    },
  },
})
globalStyle(`${remove}:hover > svg.lucide`, { color: vars.color.text })

export const face = style({
  flex: 'none',
  width: 44,
  height: 44,
  overflow: 'hidden',
  background: vars.color.borderStrong,
  clipPath: octagon,
})
export const portrait = style({ ...filling, objectPosition: '50% 12%' })

export const name = style({
  minWidth: 0,
  ...oneLine,
  ...caps('700 1.125rem/1.1'),
  '@media': { [media.navCollapsed]: hiddenFromView },
})

export const clear = style({ '@media': { [media.phone]: { display: 'none' } } })

// Leaves room for four faces next to it at 360 px.
export const compare = style({ '@media': { [media.phone]: { paddingInline: 14 } } })
globalStyle(`${compare} > svg.lucide`, { '@media': { [media.phone]: { display: 'none' } } })

export const hint = style({
  font: `600 1rem/1.1 ${vars.font.display}`,
  color: vars.color.muted,
  '@media': { [media.phone]: { fontSize: vars.size.sm } },
})
