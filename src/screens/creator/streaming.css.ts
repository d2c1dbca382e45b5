import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Two rows, each with a wide and a narrow chart; the second has them the other way round. */
export const charts = style({
  ...gridColumns(5, [media.twoColumns, 1]),
  gap: `${vars.space.s8} clamp(24px, 4vw, 64px)`,
  marginTop: vars.space.s6,
})
const span = (columns: number) =>
  style({ gridColumn: `span ${columns}`, '@media': { [media.twoColumns]: { gridColumn: 'auto' } } })
export const wide = span(3)
export const narrow = span(2)
