import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const groupName = style({ paddingTop: 8, borderTop: `4px solid ${accentVars.accent}`, ...caps('700 1.25rem/1') })
export const entrants = style({ ...gridColumns(2, [media.oneCard, 1]), columnGap: 24, marginTop: 12 })
export const entrant = style({
  ...gridColumns('34px minmax(0, 1fr)'),
  alignItems: 'center',
  gap: 12,
  minHeight: 50,
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1.0625rem/1.1 ${vars.font.display}`,
})
