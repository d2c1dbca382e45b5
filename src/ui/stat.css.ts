import { caps } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

export const stat = style({ borderTop: `${vars.width.line} solid ${accentVars.accent}`, minWidth: 0 })

export const value = style({
  display: 'block',
  marginTop: '-.052em',
  font: `700 clamp(2.25rem, 5vw, 4.5rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
})

export const label = style({
  display: 'block',
  marginTop: 12,
  // The most that fits a label when three stats share a row on a phone.
  ...caps('600 clamp(.8125rem, 3.5vw, 1rem)/1.15', '.03em'),
  color: vars.color.muted,
})
