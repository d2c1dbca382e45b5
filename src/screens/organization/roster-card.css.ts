import { figures as cardFigures } from '~/components/card.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, cover, flatCard, inColumn, ownLayer, small, wrapped, zoomed } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const card = style({
  ...inColumn,
  height: '100%',
  overflow: 'clip',
  ...flatCard('26px', { [media.phone]: { flexDirection: 'row' }, [media.largeText]: { flexDirection: 'column' } }),
})
export const picture = style({
  ...ownLayer,
  aspectRatio: '302 / 260',
  overflow: 'clip',
  borderBottom: `${vars.width.edge} solid ${accentVars.accent}`,
  background: accentVars.accentSoft,
  '@media': {
    [media.phone]: {
      flex: '0 0 36%',
      aspectRatio: 'auto',
      borderBottom: 0,
      borderRight: `${vars.width.edge} solid ${accentVars.accent}`,
    },
    [media.largeText]: { flex: 'none', aspectRatio: '3 / 2', borderRight: 0 },
  },
})
export const portrait = style({
  ...cover,
  objectPosition: '50% 15%',
  transformOrigin: '50% 100%',
  ...zoomed(card),
})
export const body = style({
  ...inColumn,
  flex: 1,
  gap: 10,
  minWidth: 0,
  padding: '0 18px 10px',
  '@media': { [media.phone]: { padding: '16px 14px 6px' } },
})
export const name = style({
  marginTop: '-.055em',
  ...caps('700 clamp(1.9rem, 9.6vw, 2.25rem)/.8', '-.02em'),
  '@media': { [media.largeText]: { fontSize: '11vw' } },
})
export const real = style(small)
export const chips = style(wrapped(4))
export const achievements = style({ fontSize: vars.size.sm, lineHeight: 1.45 })
export const figures = style([cardFigures, { gridTemplateColumns: '2fr 1fr', marginTop: 'auto' }])
// The earnings.
globalStyle(`${figures} > :first-child > dd`, { color: vars.color.money })
