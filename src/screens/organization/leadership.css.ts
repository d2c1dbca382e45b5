import { chamferSurface } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, filling, gridColumns, ownLayer, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const leaders = style({
  ...gridColumns('2.1fr 1fr 1fr 1fr', [media.navCollapsed, 2, { rowGap: 48 }], [media.phone, 1, { rowGap: 32 }]),
  gap: 20,
  marginTop: vars.space.s6,
})
export const leader = style({
  minWidth: 0,
  // On a phone only the founder is large.
  '@media': {
    [media.phone]: {
      selectors: {
        '&:not(:first-child)': { display: 'grid', gridTemplateColumns: '128px minmax(0, 1fr)', columnGap: 18 },
      },
    },
  },
})
export const picture = style({
  ...ownLayer,
  height: 440,
  overflow: 'clip',
  borderBottom: `${vars.width.edge} solid ${accentVars.accent}`,
  background: accentVars.accentSoft,
  clipPath: chamferSurface('28px'),
  '@media': {
    [media.narrow]: { height: 320 },
    [media.phone]: {
      selectors: {
        [`${leader}:not(:first-child) &`]: { gridRow: '1 / 7', height: 190, clipPath: chamferSurface('16px') },
      },
    },
  },
})
export const portrait = style({ ...filling, objectPosition: '50% 15%' })
export const role = style({
  margin: '16px 0 6px',
  ...caps(`600 ${vars.size.sm}/1.2`, '.05em'),
  color: accentVars.accentText,
})
export const name = style({
  font: `700 1.5rem/1 ${vars.font.display}`,
  selectors: {
    [`${leader}:first-child &`]: { fontSize: vars.size.d3, textTransform: 'uppercase', letterSpacing: '-.02em' },
  },
})
export const nickname = style({ marginTop: 4, color: vars.color.muted })
export const bio = style({
  maxWidth: '46ch',
  margin: '12px 0',
  ...small,
  lineHeight: 1.55,
})
