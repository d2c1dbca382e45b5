import { createVar } from '@vanilla-extract/css'
import { globalStyle } from '~/theme/ui-styles'

/** The whole percent in `data-percent`, as a CSS percentage. The content security policy forbids a style attribute for each. */
export const percent = createVar()

for (let value = 0; value <= 100; value += 1) {
  globalStyle(`[data-percent="${value}"]`, { vars: { [percent]: `${value}%` } })
}
