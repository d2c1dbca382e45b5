import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** What directories share: the bar of search and filters, how many were found, the cards, the figures, the way in. */
export const directory = style(inComponents({ zIndex: 1, paddingBottom: vars.space.s12 }))

export const toolbar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 420px) 1fr',
    alignItems: 'end',
    gap: 16,
    '@media': { [media.navCollapsed]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const count = style(inComponents({ marginTop: vars.space.s3, fontSize: vars.size.sm, color: vars.color.muted }))

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.125rem), 1fr))',
    gap: 20,
    marginTop: vars.space.s2,
  }),
)

export const wideGrid = style([
  grid,
  inComponents({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))' }),
])

export const figures = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '32px clamp(12px, 3vw, 40px)',
    paddingBottom: vars.space.s12,
    // Two abreast, or three where there are three.
    '@media': {
      [media.phone]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: {
          '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' },
        },
      },
    },
  }),
)

export const bandInner = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space.s3 }),
)
export const bandText = style(inComponents({ maxWidth: '56ch', fontSize: vars.size.lead, lineHeight: 1.45 }))
