import { keyframes } from '@vanilla-extract/css'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const ring =
  'polygon(evenodd, 29.3% 0, 70.7% 0, 100% 29.3%, 100% 70.7%, 70.7% 100%, 29.3% 100%, 0 70.7%, 0 29.3%, 29.3% 0, 33% 9%, 9% 33%, 9% 67%, 33% 91%, 67% 91%, 91% 67%, 91% 33%, 67% 9%, 33% 9%)'

export const spinner = style({ position: 'relative', display: 'block', width: 96, height: 96 })

export const outer = style({
  position: 'absolute',
  inset: 0,
  background: `conic-gradient(transparent 20%, ${accentVars.accent})`,
  clipPath: ring,
  animation: `${turn} 1.1s linear infinite`,
})

export const inner = style({
  position: 'absolute',
  inset: 26,
  background: `conic-gradient(from 180deg, transparent 30%, ${vars.color.money})`,
  clipPath: ring,
  animation: `${turn} 1.1s linear infinite reverse`,
})

/** Around a spinner that stands for a whole screen. */
export const spinnerScreen = style({ display: 'grid', placeContent: 'center', minHeight: '80svh' })
