import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const actions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 12 }))

export const hub = style(inScreens({ zIndex: 1, paddingBottom: vars.space.s12 }))

export const toolbar = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 420px) 1fr',
    gap: 16,
    '@media': { [media.noNav]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const count = style(inScreens({ marginTop: vars.space.s3, fontSize: vars.size.sm, color: vars.color.muted }))

export const grid = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 20,
    marginTop: vars.space.s2,
    '@media': {
      '(max-width: 73.75em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(max-width: 56.25em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(max-width: 37.5em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
