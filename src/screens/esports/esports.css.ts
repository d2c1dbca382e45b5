import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

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
