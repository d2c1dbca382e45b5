import { keyframes } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { inRow, square } from '~/theme/shorthands'
import { style, styleVariants } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

const ink = '#120e0a'

/** How long a toast stays, in ms. */
export const lifetimeMs = 5000

export const host = style({ position: 'fixed', zIndex: 70 })

export const container = style({
  position: 'fixed',
  right: 'calc(24px + env(safe-area-inset-right))',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'end',
  gap: 12,
  '@media': {
    // At the top: at the bottom it would cover the button that was tapped.
    [media.oneCard]: {
      top: 'calc(16px + env(safe-area-inset-top))',
      bottom: 'auto',
      left: 16,
      right: 16,
      justifyItems: 'stretch',
    },
  },
})

/** A warm white plate. */
const plate = {
  position: 'relative',
  ...inRow(14),
  maxWidth: 520,
  minHeight: 60,
  padding: '8px 8px 8px 20px',
  overflow: 'hidden',
  borderLeft: '6px solid',
  background: vars.color.text,
  color: ink,
  font: `500 ${vars.size.body}/1.35 ${vars.font.body}`,
  overflowWrap: 'anywhere',
  touchAction: 'none',
  clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 14px), calc(100% - 14px) 100%, 0 100%)',
  selectors: { '&:focus-visible': { outlineOffset: -4, outlineColor: ink } },
} as const

export const toast = styleVariants({
  success: { ...plate, borderLeftColor: vars.color.active },
  error: { ...plate, borderLeftColor: '#d4362a' },
  info: { ...plate, borderLeftColor: vars.color.money },
})

export const close = style({
  ...square(44),
  marginLeft: 'auto',
  flex: 'none',
  color: ink,
  opacity: 0.7,
  selectors: { '&:hover': { opacity: 1 }, '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' } },
})

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })
const fade = keyframes({ to: { opacity: 0 } })

export const enter = style({ animation: `${rise} ${vars.motion.move} ${vars.motion.ease}` })
export const exit = style({ animation: `${fade} ${vars.motion.quick} both` })

/** The library closes a toast when this animation ends, so it runs with reduced motion too. */
export const timer = style({
  position: 'absolute',
  width: 0,
  animation: `${fade} linear`,
  '@media': { [media.reducedMotion]: { animationDuration: `${lifetimeMs}ms !important` } },
})
