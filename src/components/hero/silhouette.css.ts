import { style } from '~/theme/components-styles'
import { ownLayer } from '~/theme/shorthands'

export const silhouette = style({ ...ownLayer, display: 'block', width: '100%', height: '100%', overflow: 'clip' })
export const figure = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  filter: 'brightness(0)',
})
