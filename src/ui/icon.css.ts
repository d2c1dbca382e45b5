import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '~/theme/layers.css'

// Icons have one size and stroke, unless a style overrides them.
globalStyle(
  'svg.lucide',
  inReset({ width: 20, height: 20, flex: 'none', strokeWidth: 1.75, strokeLinecap: 'square', strokeLinejoin: 'miter' }),
)
