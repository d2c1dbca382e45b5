import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'

/** Two rows of a wide and a narrow chart, the other way round in the second. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${vars.space.s8} clamp(24px, 4vw, 64px)`,
  marginTop: vars.space.s6,
  '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const span = (columns: number) =>
  style({ gridColumn: `span ${columns}`, '@media': { [media.twoColumns]: { gridColumn: 'auto' } } })
export const wide = span(3)
export const narrow = span(2)
