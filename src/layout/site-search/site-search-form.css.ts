import { style } from '~/theme/components-styles'
import { gridColumns } from '~/theme/shorthands'

export const form = style({
  ...gridColumns('minmax(0, 1fr) auto'),
  alignItems: 'end',
  gap: 12,
  maxWidth: 560,
})
