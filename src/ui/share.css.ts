import { createVar } from '@vanilla-extract/css'
import { globalStyle } from '~/theme/ui-styles'

/** The whole percent in `data-share`, as a CSS percentage. The content security policy forbids a style attribute for each. */
export const share = createVar()

for (let percent = 0; percent <= 100; percent += 1) {
  globalStyle(`[data-share="${percent}"]`, { vars: { [share]: `${percent}%` } })
}
