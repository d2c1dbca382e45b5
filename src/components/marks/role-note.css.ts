import { style } from '~/theme/components-styles'
import { flatCard, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const note = style({
  ...wrapped('8px 32px', 'center'),
  justifyContent: 'space-between',
  padding: '20px 24px',
  ...flatCard('16px'),
})
export const text = style({ maxWidth: '62ch', color: vars.color.muted })
