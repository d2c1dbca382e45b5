import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const directory = style(inScreens({ zIndex: 1 }))

/** Where turning a page leads: below the fixed header. */
export const listTop = style(inScreens({ scrollMarginTop: 96 }))

export const toolbar = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
  }),
)
export const filtersButton = style(inScreens({ '@media': { [media.phone]: { flex: 1 } } }))

export const filters = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 16,
    paddingTop: vars.space.s3,
    '@media': { [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const count = style(
  inScreens({ marginTop: vars.space.s4, fontSize: vars.size.sm, color: vars.color.muted, minHeight: '1.6em' }),
)

/** In the place of a card. */
export const unreadable = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    minHeight: 160,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.hairline}`,
    color: vars.color.muted,
    textAlign: 'center',
  }),
)

export const grid = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '24px 20px',
    marginTop: vars.space.s2,
    transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
    selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
    '@media': {
      [media.threeCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.oneCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
