import { style } from '~/theme/components-styles'
import { wrapped } from '~/theme/shorthands'

/** Above the link of a row. */
export const links = style({ position: 'relative', ...wrapped(8) })
