import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const grid = style({
  ...gridColumns(4, [media.threeCards, 3], [media.stacked, 2], [media.oneCard, 1]),
  gap: 20,
  marginTop: vars.space.s2,
})
