import { globalStyle, style } from '~/theme/components-styles'
import { caps, wrapped } from '~/theme/shorthands'
import { accentVars } from '~/theme/vars.css'

export const links = style(wrapped('0 28px'))
globalStyle(`${links} > a`, {
  paddingBlock: 13,
  ...caps('700 1.125rem/1'),
  textDecorationLine: 'underline',
  textDecorationColor: accentVars.accent,
  textDecorationThickness: 3,
  textUnderlineOffset: '.35em',
})
globalStyle(`${links} > a:hover`, { color: accentVars.accentText })
