import { style } from '~/theme/components-styles'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'

export const section = style({ paddingBlock: vars.space.s12 })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: vars.space.s5,
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 20,
  '@media': {
    [media.threeCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.oneCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
