import { style } from '~/theme/screens-styles'
import { caps, filling, flatCard, inColumn, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const card = style({ ...inColumn, height: '100%', ...flatCard('26px') })
export const frame = style({ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden' })
export const picture = style({
  ...filling,
  opacity: 0.5,
  transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
  selectors: { [`${card}[data-marked] &`]: { opacity: 1 } },
})
/** A flag on the line. */
export const mark = style({
  position: 'absolute',
  bottom: 0,
  left: 0,
  padding: '9px 26px 7px 24px',
  font: `700 1rem/1 ${vars.font.display}`,
  letterSpacing: '.02em',
  color: accentVars.onAccent,
  background: accentVars.accent,
  clipPath: 'polygon(0 0, calc(100% - 14px) 0, 100% 100%, 0 100%)',
})
export const body = style({
  ...inColumn,
  flex: 1,
  padding: '0 24px 24px',
  borderTop: `${vars.width.edge} solid ${vars.color.hairline}`,
  transition: `border-color ${vars.motion.move} ${vars.motion.ease}`,
  selectors: { [`${card}[data-marked] &`]: { borderColor: accentVars.accent } },
})
export const title = style({ marginTop: '-.06em', ...caps('700 clamp(1.625rem, 2.6vw, 2.125rem)/.86', '-.015em') })
export const text = style({ margin: '14px 0 20px', maxWidth: '52ch', color: vars.color.muted })
export const badges = style({ ...wrapped(8), marginTop: 'auto' })
