import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 20,
  marginTop: vars.space.s2,
  '@media': {
    [media.threeCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.oneCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
