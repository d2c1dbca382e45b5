import { slanted } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { overlay, ownLayer, stack } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { variants } from '~/ui/button.css'

/** The one band of full heat that a page may have: slanted, with the lattice in it. */
export const heatBand = style({
  vars: { [accentVars.accent]: vars.color.onBrand, [accentVars.onAccent]: vars.color.text },
  ...ownLayer,
  paddingBlock: `calc(${vars.space.slope} + clamp(56px, 7vw, 104px))`,
  color: vars.color.onBrand,
  background: `linear-gradient(96deg, #ff6a12, ${vars.color.brand} 40%, ${vars.color.money})`,
  clipPath: slanted,
  selectors: {
    '&::before': {
      ...overlay,
      zIndex: -1,
      background: '#7a2400',
      opacity: 0.28,
      mask: `${vars.image.jaali} center / 96px`,
    },
  },
  '@media': { [media.print]: { background: 'none' } },
})

export const heatBandInner = style({ ...stack(vars.space.s3), justifyItems: 'start' })

// The secondary button is outlined, or it would look as dark as the primary one.
const ghost = `${heatBand} ${variants.ghost}`
const inBand = { color: vars.color.onBrand, background: vars.color.onBrand }
globalStyle(`${ghost}:not(:hover)`, inBand)
globalStyle(`${ghost}:hover`, { '@media': { [media.noHover]: inBand } })
globalStyle(`${ghost}::before`, { background: vars.color.brand })
