import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '~/theme/layers.css'

// Icons come in one size, unless a style says otherwise.
globalStyle('svg.lucide', inReset({ width: 20, height: 20, flex: 'none' }))
