import { style } from '~/theme/components-styles'
import { cover, overlay, ownLayer } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The header of a page about one thing. Clips what is behind it. */
export const hero = style({ ...ownLayer, overflow: 'clip', display: 'grid', paddingBlock: '100px 56px' })

/** The back link at the top, everything else at the bottom. */
export const heroInner = style({ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start' })

/** What the page is about, at the bottom. */
export const heroText = style({
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  width: '100%',
  paddingTop: 40,
})

/** A hero in front of a picture. Between them, its `::after` makes the text legible; each page sets it. */
export const pictureHero = style([
  hero,
  {
    background: `radial-gradient(50% 80% at 78% 40%, ${accentVars.accent}, transparent 70%), linear-gradient(120deg, ${vars.color.page} 20%, ${accentVars.accentSoft})`,
    selectors: { '&::after': { ...overlay, zIndex: -1 } },
  },
])
export const heroPicture = style({ ...cover, zIndex: -2 })
