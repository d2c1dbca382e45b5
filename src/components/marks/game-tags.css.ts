import { style } from '~/theme/components-styles'
import { wrapped } from '~/theme/shorthands'

export const tags = style(wrapped(4))
