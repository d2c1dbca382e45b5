import { hiddenFromView } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'

/** For screen readers only. */
export const visuallyHidden = style(hiddenFromView)
