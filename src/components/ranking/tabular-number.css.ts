import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '~/theme/layers.css'

export const num = style(inComponents({ display: 'inline-block', whiteSpace: 'nowrap' }))

// Neither font has figures of one width: each digit gets a cell.
globalStyle(
  `${num} > i`,
  inComponents({ display: 'inline-block', width: '.55em', fontStyle: 'normal', textAlign: 'center' }),
)
