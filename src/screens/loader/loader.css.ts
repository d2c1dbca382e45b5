import { style } from '~/theme/screens-styles'

export const center = style({ display: 'grid', placeContent: 'center', minHeight: '80svh' })
