import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

export const num = style(inUi({ display: 'inline-block', whiteSpace: 'nowrap' }))

// Neither font has figures of one width: each digit gets a cell.
globalStyle(`${num} > i`, inUi({ display: 'inline-block', width: '.55em', fontStyle: 'normal', textAlign: 'center' }))
