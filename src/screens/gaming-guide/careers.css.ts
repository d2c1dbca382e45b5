import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fromTop, gridColumns, timelineMark } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const paths = style({
  ...gridColumns(2, [media.phone, 1]),
  gap: `${vars.space.s6} 32px`,
  marginTop: vars.space.s1,
})
export const path = style(fromTop(16))

/** A line from step to step; the last one ends it. */
export const step = style({
  position: 'relative',
  padding: '0 0 20px 28px',
  marginLeft: 7,
  borderLeft: `1px solid ${vars.color.borderStrong}`,
  lineHeight: 1.3,
  selectors: {
    '&::before': timelineMark(3, vars.color.borderStrong),
    '&:last-child': { paddingBottom: 0, borderLeftColor: 'transparent' },
    '&:last-child::before': { background: accentVars.accent },
  },
})
