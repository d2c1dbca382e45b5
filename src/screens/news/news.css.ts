import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { belowHeader, caps, gridColumns, timelineMark } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const days = style({ display: 'grid', gap: vars.space.s10, paddingBottom: vars.space.section })

export const day = style({ ...gridColumns('3fr 9fr', [media.narrow, 1]), gap: '24px 20px' })

/** The day stays in view while its changes scroll past. */
export const date = style({
  ...belowHeader,
  justifySelf: 'start',
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  '@media': { [media.narrow]: { position: 'static' } },
})
globalStyle(`${date} > time`, { display: 'flex', alignItems: 'flex-end', gap: 14 })
export const number = style({
  marginTop: '-.055em',
  font: `700 clamp(4.5rem, 9vw, 8rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
  '@media': { [media.largeText]: { fontSize: '20vw' } },
})
export const month = style({ maxWidth: '6em', ...caps('600 1.125rem/1.1', '.04em'), color: vars.color.muted })

export const change = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '0 0 28px 36px',
  borderLeft: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&::before': timelineMark(8, vars.color.borderStrong),
    '&:first-child::before': { background: accentVars.accent },
  },
})
export const text = style({ maxWidth: '60ch', fontSize: vars.size.lead, lineHeight: 1.4 })
