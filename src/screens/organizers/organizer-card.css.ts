import { figures as cardFigures } from '~/components/card.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, filling, gridColumns, inColumn, overlay, small, wrapped } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'
import { surface, surfaceInner } from '~/ui/surface.css'

/** As tall as its neighbours. */
export const card = style([surface, { height: '100%' }])

export const inner = style([surfaceInner, { ...inColumn, gap: 18, padding: '0 clamp(20px, 5.6vw, 28px) 22px' }])

/** The scene, darkened to the card and tinted with the organizer's tone. */
export const art = style({
  position: 'relative',
  height: 132,
  margin: '0 calc(-1 * clamp(20px, 5.6vw, 28px)) -56px',
  overflow: 'hidden',
  selectors: {
    '&::after': {
      ...overlay,
      background: `linear-gradient(180deg, transparent 20%, ${vars.color.surface} 96%), color-mix(in srgb, ${toneVars.panel} 35%, transparent)`,
    },
  },
})
export const picture = style({ ...filling, objectPosition: '50% 40%' })
export const header = style({
  position: 'relative',
  ...gridColumns('clamp(64px, 22vw, 96px) minmax(0, 1fr)', [media.largeText, 1]),
  alignItems: 'center',
  gap: 'clamp(12px, 4vw, 20px)',
})
export const name = style({
  ...caps('700 clamp(1.75rem, 3vw, 2.375rem)/.9', '-.015em'),
  '@media': { [media.largeText]: { fontSize: '10vw' } },
})
export const place = style({ marginTop: 8, ...small })
export const about = style({ maxWidth: '60ch', color: vars.color.muted })

export const figures = style([
  cardFigures,
  {
    ...gridColumns('repeat(3, minmax(max-content, 1fr))', ['(max-width: 22em)', 2]),
    marginTop: 'auto',
  },
])

export const foot = style(wrapped(12, 'center'))
/** On phones it's alone on its line, and fills it. */
export const open = style({ marginLeft: 'auto', '@media': { [media.phone]: { flex: 'auto' } } })
