import { style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

export const guesses = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' })

export const guess = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  font: `700 1.25rem/1 ${vars.font.display}`,
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  selectors: { '&:hover': { color: vars.color.text } },
})
