import { style } from '~/theme/components-styles'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
