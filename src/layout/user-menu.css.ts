import { globalStyle, style } from '~/theme/components-styles'
import { inlineRow, oneLine } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const trigger = style({
  ...inlineRow(10),
  minHeight: 44,
  padding: '0 6px',
  font: `600 1.0625rem/1 ${vars.font.display}`,
})

globalStyle(`${trigger} > svg:last-child`, { width: 16, height: 16, color: vars.color.muted })

export const name = style({ maxWidth: '20ch', ...oneLine, lineHeight: 1.2 })
