import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const section = style(inComponents({ paddingBlock: vars.space.s12 }))

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 16,
    marginBottom: vars.space.s5,
  }),
)

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 20,
    '@media': {
      [media.threeCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.oneCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
