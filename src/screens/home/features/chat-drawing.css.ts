import { style } from '~/theme/screens-styles'
import { inColumn, inRow, mutedCaps } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { pit } from './face.css'

export const chat = style({ ...inColumn, justifyContent: 'center', gap: 12, minWidth: 0 })

export const line = style(inRow(10))
export const mine = style([line, { flexDirection: 'row-reverse' }])

export const speaker = style([pit, { flex: 'none', width: 46 }])

export const bubble = style({
  padding: '12px 16px',
  fontWeight: 500,
  lineHeight: 1.25,
  background: vars.color.raisedHover,
  clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 9px), calc(100% - 9px) 100%, 0 100%)',
})
export const myBubble = style([
  bubble,
  {
    color: accentVars.onAccent,
    background: accentVars.accent,
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 9px 100%, 0 calc(100% - 9px))',
  },
])

export const voice = style({
  ...inRow(12),
  marginTop: 8,
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.hairline}`,
  ...mutedCaps(1),
})
export const wave = style({ width: 118, marginLeft: 'auto', color: accentVars.accentText })
