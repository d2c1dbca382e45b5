import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { equalColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

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
  ...equalColumns(4, [media.threeCards, 2], [media.oneCard, 1]),
  gap: 20,
})
