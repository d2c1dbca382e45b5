import { style } from '~/theme/components-styles'
import { inlineRow, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const guesses = style(wrapped('4px 20px', 'center'))

export const guess = style({
  ...inlineRow(),
  minHeight: 32,
  font: `700 1.25rem/1 ${vars.font.display}`,
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  selectors: { '&:hover': { color: vars.color.text } },
})
