import { style } from '~/theme/components-styles'

export const silhouette = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'clip',
})
export const figure = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  filter: 'brightness(0)',
})
