import { card, figures as cardFigures } from '~/components/card.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, ownLayer, small, wrapped, zoomed } from '~/theme/shorthands'
import { accentVars } from '~/theme/vars.css'

export const top = style({
  ...ownLayer,
  height: 171,
  overflow: 'hidden',
  background: accentVars.accentSoft,
})
export const banner = style({
  // Shows only the left half: the crest in the right half is already on the card.
  position: 'absolute',
  left: 0,
  top: 0,
  width: '185%',
  maxWidth: 'none',
  transform: 'translateY(-42%)',
  opacity: 0.85,
})
export const logo = style({
  position: 'absolute',
  left: 20,
  bottom: 14,
  width: 104,
  height: 104,
  transformOrigin: '0 100%',
  ...zoomed(card, 1.06),
})

export const name = style({
  marginTop: '-.05em',
  ...caps('700 2.25rem/.84', '-.02em'),
  '@media': { [media.largeText]: { fontSize: '11vw' } },
})
export const place = style({
  ...wrapped('2px 12px'),
  justifyContent: 'space-between',
  margin: '10px 0 14px',
  ...small,
})
export const since = style({ whiteSpace: 'nowrap' })

export const figures = style([
  cardFigures,
  {
    gridTemplateColumns: '1fr 1fr',
    margin: '16px 0 8px',
  },
])

export const foot = style({ ...wrapped('0 8px', 'center'), minHeight: 44, marginTop: 'auto' })
// Narrow enough for six of them next to the link.
globalStyle(`${foot} > ul a`, { width: 32 })
export const open = style({ marginLeft: 'auto' })
