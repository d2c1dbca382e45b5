import { createVar } from '@vanilla-extract/css'
import { globalStyle } from '~/theme/ui-styles'

/** The part of a whole that `data-share` names in whole percent, as a CSS percentage; a content security policy allows no style attribute for each. */
export const share = createVar()

for (let percent = 0; percent <= 100; percent += 1) {
  globalStyle(`[data-share="${percent}"]`, { vars: { [share]: `${percent}%` } })
}
