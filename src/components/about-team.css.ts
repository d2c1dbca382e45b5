import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const team = style({
  ...gridColumns(4, [media.navCollapsed, 2], [media.phone, 1]),
  gap: 20,
  marginTop: vars.space.s6,
})

export const portrait = style({
  width: '100%',
  // Cropped at the collar, or the number on the chest would be cut in half.
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 0',
  borderBottom: `${vars.width.edge} solid ${accentVars.accent}`,
})

export const body = style({ padding: '0 24px 28px' })

export const name = style({
  marginTop: '-.05em',
  font: `700 ${vars.size.h4}/.95 ${vars.font.display}`,
  letterSpacing: '-.01em',
})

export const role = style({
  marginTop: 10,
  ...caps(`600 ${vars.size.label}/1.2`, '.05em'),
  color: accentVars.accentText,
})
export const bio = style({ marginTop: 14, ...small })
