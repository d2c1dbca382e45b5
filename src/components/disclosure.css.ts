import { style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

/** The line that opens more about its row. */
export const summary = style({
  width: 'fit-content',
  minHeight: 44,
  paddingBlock: 12,
  font: `700 1rem/20px ${vars.font.display}`,
  color: vars.color.money,
  cursor: 'pointer',
})
