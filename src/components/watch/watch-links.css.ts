import { style } from '~/theme/components-styles'
import { wrapped } from '~/theme/shorthands'

/** Stacked above the link of a row. */
export const links = style({ position: 'relative', ...wrapped(8) })
