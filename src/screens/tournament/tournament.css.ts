import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, flatCard, gridColumns, inRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const page = style({ paddingBottom: vars.space.s12 })

export const intro = style({
  ...gridColumns('minmax(0, 8fr) minmax(0, 5fr)', [media.navCollapsed, 1]),
  alignItems: 'start',
  gap: `${vars.space.s4} ${vars.space.s8}`,
  marginTop: vars.space.s6,
})
export const introPart = style({
  display: 'grid',
  gap: vars.space.s2,
  // On a phone the winner comes first.
  order: -1,
  '@media': { [media.navCollapsed]: { order: 0 } },
})
export const organizer = style({ ...inRow(14), font: `600 1.125rem/1.2 ${vars.font.display}` })

/** Contains the space above the stage, so that it ends up below the bar when a link leads here. */
export const stage = style({ display: 'flow-root', scrollMarginTop: 16 })

export const winner = style({
  ...gridColumns('88px minmax(0, 1fr)'),
  alignItems: 'center',
  gap: 20,
  padding: '24px 28px',
  color: vars.color.onMedal,
  ...flatCard('26px', { [media.phone]: { gridTemplateColumns: '60px minmax(0, 1fr)', gap: 14, padding: '20px 16px' } }),
  background: `linear-gradient(160deg, #ffdf8f, ${vars.color.gold} 50%, #c98a1d)`,
})
export const winnerLabel = style(caps('700 1rem/1', '.06em'))
export const winnerName = style({ marginTop: 8, ...caps(`700 ${vars.size.d3}/.9`) })

/** On gold, where the accent can't be read. */
export const winnerLink = style({
  selectors: { '&:hover': { color: 'inherit' }, '&:focus-visible': { outlineColor: 'currentColor' } },
})

export const section = style({ marginTop: vars.space.s12 })

export const split = style({
  ...gridColumns('minmax(0, 5fr) minmax(0, 8fr)', [media.navCollapsed, 1]),
  gap: `${vars.space.s12} ${vars.space.s8}`,
  marginTop: vars.space.s12,
})

export const editions = style({ marginTop: vars.space.s3 })
