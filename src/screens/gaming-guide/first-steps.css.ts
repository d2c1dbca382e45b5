import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const columns = style({
  ...gridColumns(2, [media.narrow, 1]),
  gap: `${vars.space.s4} 40px`,
})
export const steps = style({ marginTop: 16, counterReset: 'step' })

/** Its number hangs from the line, next to the words. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 8,
  paddingBottom: 24,
  borderTop: `1px solid ${vars.color.hairline}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / 3',
      justifySelf: 'start',
      minWidth: 36,
      marginTop: -1,
      borderTop: `${vars.width.line} solid ${accentVars.accent}`,
      font: `700 4rem/.72 ${vars.font.display}`,
      letterSpacing: '-.03em',
    },
  },
})
export const title = style({ paddingTop: 14 })
export const text = style({ marginTop: 6, color: vars.color.muted })

export const more = style({
  ...wrapped('16px 24px', 'center'),
  fontSize: '1.125rem',
})
