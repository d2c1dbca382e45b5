import { createVar } from '@vanilla-extract/css'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, growingBar, headerHeight, inRow, overlay, square } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const barHeight = createVar()

export const header = style({
  vars: { [barHeight]: `${headerHeight.top}px` },
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 50,
  paddingTop: 'env(safe-area-inset-top)',
  selectors: {
    // Animates the opacity: a colour would repaint every frame while the page scrolls.
    '&::before': {
      ...overlay,
      zIndex: -1,
      background: vars.color.page,
      opacity: 0,
      transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
    },
    '&::after': {
      ...growingBar(
        'auto 0 0',
        1,
        `linear-gradient(90deg, ${vars.color.brand} 0 12%, ${vars.color.hairline} 12% 100%)`,
      ),
      transition: `transform 320ms ${vars.motion.ease}`,
    },
    '&[data-scrolled]': { vars: { [barHeight]: `${headerHeight.scrolled}px` } },
    '&[data-scrolled]::before': { opacity: 1 },
    '&[data-scrolled]::after': { transform: 'none' },
  },
  '@media': {
    [media.navCollapsed]: { vars: { [barHeight]: `${headerHeight.small}px` } },
    [media.forcedColors]: { background: 'Canvas' },
  },
})

export const bar = style({
  ...inRow(vars.space.s4),
  height: barHeight,
  transition: `height ${vars.motion.move} ${vars.motion.ease}`,
  // 8 px on a phone, not worth a layout per frame.
  '@media': { [media.navCollapsed]: { transition: 'none' } },
})

// Makes the logo tall enough for a thumb.
globalStyle(`${bar} > a:first-child`, { paddingBlock: 6 })

export const nav = style({
  display: 'flex',
  // Small enough for six labels to fit next to the buttons from this breakpoint on.
  gap: `clamp(16px, 4.6vw - 36px, ${vars.space.s4})`,
  marginLeft: vars.space.s3,
  '@media': { [media.navCollapsed]: { display: 'none' } },
})

export const navLink = style({
  position: 'relative',
  padding: '16px 0 14px',
  ...caps('600 1.0625rem/1', '.04em'),
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': growingBar('12px -2px auto', 3, vars.color.brand),
    '&:is(:hover, [aria-current])::before': { transform: 'none' },
  },
})

export const actions = style({ ...inRow(vars.space.s3), minHeight: 44, marginLeft: 'auto' })

export const guestActions = style({ ...inRow(vars.space.s3), '@media': { [media.navCollapsed]: { display: 'none' } } })
// Marked before first paint: a member never sees the guest's buttons.
globalStyle(`html[data-user] ${guestActions}`, { display: 'none' })

export const login = style({
  padding: '14px 4px',
  ...caps('600 1.0625rem/1', '.04em'),
  selectors: { '&:hover': { color: vars.color.brand } },
})

export const burger = style({ ...square(44), display: 'none', '@media': { [media.navCollapsed]: { display: 'grid' } } })

export const userMenu = style({
  // The name has to be readable over the art of any page.
  background: `color-mix(in srgb, ${vars.color.page} 72%, transparent)`,
  '@media': { [media.navCollapsed]: { display: 'none' } },
})
