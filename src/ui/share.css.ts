import { createVar, globalStyle } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** The part of a whole that `data-share` names in whole percent, as a CSS percentage; a content security policy allows no style attribute for each. */
export const share = createVar()

for (let percent = 0; percent <= 100; percent += 1) {
  globalStyle(`[data-share="${percent}"]`, inUi({ vars: { [share]: `${percent}%` } }))
}
