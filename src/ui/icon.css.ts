import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '~/theme/layers.css'

// Icons come in one size and one hand, cut as the design is, unless a style says otherwise.
globalStyle(
  'svg.lucide',
  inReset({ width: 20, height: 20, flex: 'none', strokeWidth: 1.75, strokeLinecap: 'square', strokeLinejoin: 'miter' }),
)
