import { diamond } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

const status = style({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  alignItems: 'center',
  gap: 6,
  font: `600 .9375rem/1.35 ${vars.font.display}`,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { content: '""', flex: 'none', width: 8, height: 8, background: 'currentColor', clipPath: diamond },
  },
})

export const active = style([status, { selectors: { '&::before': { background: vars.color.active } } }])
export const other = style([status, { selectors: { '&::before': { background: vars.color.money } } }])
