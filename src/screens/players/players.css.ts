import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fillColumns, gridColumns, small, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const directory = style({ zIndex: 1 })

export const toolbar = style(wrapped(12))
export const filtersButton = style({ '@media': { [media.phone]: { flex: 1 } } })

export const filters = style({
  ...fillColumns('160px', 'auto-fit'),
  gap: 16,
  paddingTop: vars.space.s3,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${media.phone} and (scripting: enabled)`]: { selectors: { '&[data-unset]': { display: 'none' } } },
  },
})

export const count = style({
  marginTop: vars.space.s4,
  ...small,
  minHeight: '1.6em',
})

/** Takes the place of cards whose records can't be read. */
export const unreadable = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 160,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  color: vars.color.muted,
  textAlign: 'center',
})

export const grid = style({
  ...gridColumns(4, ['(min-width: 120em)', 5], [media.threeCards, 3], [media.stacked, 2], [media.oneCard, 1]),
  gap: '24px 20px',
  marginTop: vars.space.s2,
  transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
})
