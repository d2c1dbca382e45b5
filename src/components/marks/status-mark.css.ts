import { style } from '~/theme/components-styles'
import { diamondMark, inlineRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const status = style({
  ...inlineRow(6),
  flex: 'none',
  maxWidth: '100%',
  font: `600 .9375rem/1.35 ${vars.font.display}`,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: { '&::before': diamondMark(8, 'currentColor') },
})

export const active = style([status, { selectors: { '&::before': { background: vars.color.active } } }])
export const other = style([status, { selectors: { '&::before': { background: vars.color.money } } }])
