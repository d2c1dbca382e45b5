import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const section = style({ paddingBlock: vars.space.s12 })

export const grid = style({
  ...gridColumns(4, [media.threeCards, 2], [media.oneCard, 1]),
  gap: 20,
  marginTop: vars.space.s5,
})
