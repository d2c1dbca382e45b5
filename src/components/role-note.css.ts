import { style } from '~/theme/components-styles'
import { flatCard } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  padding: '20px 24px',
  ...flatCard('16px'),
})
export const text = style({ maxWidth: '62ch', color: vars.color.muted, textWrap: 'pretty' })
