import { chamferSurface } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, gridColumns, stack } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const soon = style({
  justifySelf: 'start',
  padding: '8px 14px',
  ...caps('700 1rem/1', '.06em'),
  color: accentVars.onAccent,
  background: accentVars.accent,
  clipPath: chamferSurface('8px'),
})

/** Two columns, one above the other on a phone. */
export const columns = style({
  ...gridColumns('minmax(0, 7fr) minmax(0, 5fr)', [media.twoColumns, 1]),
  alignItems: 'start',
  gap: 'clamp(40px, 6vw, 96px)',
})

export const plans = style({ marginTop: vars.space.s3 })
export const plan = style({
  ...stack(8),
  paddingBlock: vars.space.s3,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
})
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
