import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fromTop, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const figures = style({
  ...gridColumns(2, [media.narrow, 1, { gap: 40 }]),
  gap: '56px 32px',
  marginTop: vars.space.s3,
})
export const figure = style({ ...fromTop(0), borderTop: `${vars.width.line} solid ${accentVars.accent}` })
/** Hangs from the line above. */
export const value = style({
  marginTop: '-.052em',
  font: `700 clamp(3rem, 5.6vw, 5rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
})
export const label = style({ marginTop: 16, font: `600 1.125rem/1.25 ${vars.font.display}` })
export const source = style({ marginTop: 6, ...small, fontStyle: 'normal' })
export const note = style({
  display: 'grid',
  gap: 12,
  maxWidth: '72ch',
  marginTop: vars.space.s3,
  ...small,
})
