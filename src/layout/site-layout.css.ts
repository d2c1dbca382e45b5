import { keyframes } from '@vanilla-extract/css'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { vars } from '~/theme/vars.css'

export const skip = style({
  position: 'fixed',
  left: 16,
  top: -80,
  zIndex: 99,
  padding: '12px 20px',
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: 600,
  selectors: { '&:focus': { top: 16 } },
})

/** Fills the window under a short page, so that the footer is at the bottom. */
export const main = style({
  minHeight: '100svh',
  overflowX: 'clip',
  selectors: { 'html[data-unfiltered] &': { visibility: 'hidden' } },
})

const travel = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const loadingBar = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 70,
  height: 3,
  background: vars.color.brand,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  transformOrigin: 'left',
  // A fast navigation shows no bar.
  animation: `${travel} 8s 150ms cubic-bezier(.1, .7, .1, 1) both, ${appear} 1ms 150ms both`,
})
