import { globalStyle, style } from '~/theme/screens-styles'
import { cutPicture, flatCard, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const rooms = style({ display: 'grid', gap: 10, marginTop: vars.space.s4 })
/** Every other row is indented, so that the board looks like a conversation. */
export const room = style({
  ...gridColumns('24px minmax(0, 1fr)'),
  gap: '2px 14px',
  padding: '20px 22px',
  ...flatCard('16px'),
  selectors: {
    '&:nth-child(odd)': { background: vars.color.raised },
    '&:nth-child(even)': { marginLeft: 'clamp(16px, 5vw, 72px)' },
  },
})
globalStyle(`${room} > svg.lucide`, { width: 22, height: 22, marginTop: 2, color: vars.color.brand })
export const name = style({ font: `700 1.5rem/1.1 ${vars.font.display}` })
export const topic = style({ gridColumn: 2, color: vars.color.muted })

export const side = style({ display: 'grid', gap: vars.space.s6 })
export const picture = style(cutPicture('16 / 10', '28px'))
