import { style } from '~/theme/components-styles'
import { cover, overlay, ownLayer } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The header of a page about one thing. What is behind it ends with it. */
export const hero = style({
  ...ownLayer,
  overflow: 'clip',
  display: 'grid',
  paddingBlock: '100px 56px',
})

/** The way back at the top, all else at the bottom. */
export const heroInner = style({ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start' })

/** Behind it is a picture, and between both what makes the words legible: a page sets its `::after`. */
export const pictureHero = style([
  hero,
  {
    background: `radial-gradient(50% 80% at 78% 40%, ${accentVars.accent}, transparent 70%), linear-gradient(120deg, ${vars.color.page} 20%, ${accentVars.accentSoft})`,
    selectors: { '&::after': { ...overlay, zIndex: -1 } },
  },
])
export const heroPicture = style({ ...cover, zIndex: -2 })
