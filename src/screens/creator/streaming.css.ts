import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Two rows, each with a wide and a narrow chart; the second has them the other way round. */
export const charts = style({
  ...gridColumns(5, [media.twoColumns, 1]),
  gap: `${vars.space.s8} clamp(24px, 4vw, 64px)`,
  marginTop: vars.space.s6,
})
const span = (columns: number) => ({
  gridColumn: `span ${columns}`,
  '@media': { [media.twoColumns]: { gridColumn: 'auto' } },
})
globalStyle(`${charts} > figure`, span(2))
globalStyle(`${charts} > figure:is(:first-child, :last-child)`, span(3))
