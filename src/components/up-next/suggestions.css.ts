import { chamferSurface } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { flatCard, gridColumns, oneColumn, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const list = style({ ...gridColumns(3, [media.stacked, 1]), gap: 16, minHeight: 208 })
export const suggestion = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: 20,
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
  ...flatCard('20px', { [media.largeText]: oneColumn }),
})
export const picture = style({ width: 112, height: 72, objectFit: 'cover', clipPath: chamferSurface('10px') })
export const crest = style({ width: 72, height: 72 })
export const name = style({ font: `700 1.375rem/1.05 ${vars.font.display}` })
export const note = style({ marginTop: 4, ...small })
export const action = style({ gridColumn: '1 / -1' })
