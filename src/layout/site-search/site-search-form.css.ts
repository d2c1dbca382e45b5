import { style } from '~/theme/components-styles'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  maxWidth: 560,
})
