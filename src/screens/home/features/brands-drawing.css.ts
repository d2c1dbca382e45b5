import { chamferInteractive } from '~/theme/clip-paths'
import { style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const plates = style({ position: 'relative', minHeight: 210, maxWidth: 420 })

const plate = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  clipPath: chamferInteractive('18px'),
})

export const team = style([
  plate,
  {
    left: 0,
    top: 0,
    width: '58%',
    height: '72%',
    background: `linear-gradient(115deg, #4a2d08 50%, #35200a 50.3%)`,
  },
])
export const crest = style({ width: 'min(112px, 62%)' })

export const brand = style([
  plate,
  {
    right: 0,
    bottom: 8,
    width: '64%',
    height: '50%',
    gridAutoFlow: 'column',
    placeContent: 'center',
    gap: 12,
    ...caps('700 clamp(1.5rem, 2.6vw, 2.125rem)/1', '.02em'),
    color: vars.color.onBrand,
    background: `linear-gradient(115deg, ${accentVars.sweep} 34%, ${accentVars.accent} 34.3%)`,
  },
])
export const bolt = style({ width: 28 })
