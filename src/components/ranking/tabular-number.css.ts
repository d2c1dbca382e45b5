import { globalStyle, style } from '~/theme/components-styles'

export const num = style({ display: 'inline-block', whiteSpace: 'nowrap' })

// Neither font has tabular figures, so each digit gets a cell.
globalStyle(`${num} > i`, { display: 'inline-block', width: '.55em', fontStyle: 'normal', textAlign: 'center' })
