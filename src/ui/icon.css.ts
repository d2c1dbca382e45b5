import { globalStyle } from '~/theme/reset-styles'

// Icons have one size and stroke, unless a style overrides them.
globalStyle('svg.lucide', {
  width: 20,
  height: 20,
  flex: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
})
