import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, diamondMark, gridColumns, inRow, overlay, small, wrapped } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

export const title = style({
  width: 'fit-content',
  margin: `${vars.space.s3} 0 ${vars.space.s4}`,
  paddingRight: '.2em',
  borderTop: `${vars.width.edge} solid ${toneVars.light}`,
  ...caps(`700 ${vars.size.d3}/.86`, '-.02em'),
})
/** The timeline is on the left, with a diamond for each year. */
export const group = style({
  position: 'relative',
  ...gridColumns('minmax(0, 190px) minmax(0, 1fr)', [media.narrow, 1]),
  alignItems: 'start',
  gap: '10px 24px',
  padding: '0 0 36px 32px',
  selectors: {
    '&::before': {
      ...overlay,
      inset: '12px auto -12px 7px',
      width: 2,
      background: vars.color.hairline,
    },
    '&:last-child::before': { bottom: 12 },
    '&::after': { ...diamondMark(16, toneVars.light), position: 'absolute', left: 0, top: 12 },
  },
})
export const gap = style([
  group,
  { color: vars.color.muted, selectors: { '&::after': { background: vars.color.borderControl } } },
])
export const year = style({ font: `700 clamp(1.75rem, 4vw, 3rem)/.9 ${vars.font.display}`, letterSpacing: '-.02em' })
export const teams = style({ font: `700 1.5rem/1.1 ${vars.font.display}`, marginBottom: 10 })
export const results = style({ display: 'grid', gap: 8 })
export const result = style({ ...inRow(14), minWidth: 0 })
export const tournament = style({ minWidth: 0 })
export const prize = style({ marginLeft: 8, font: `700 1.125rem/1 ${vars.font.display}`, color: vars.color.money })
export const more = style({ marginTop: 8, ...small })
export const filters = style({
  ...gridColumns('repeat(2, minmax(0, 220px)) 1fr', [media.narrow, 2]),
  alignItems: 'end',
  gap: 16,
  margin: `${vars.space.s3} 0`,
})
export const count = style(small)
export const nothing = style({ ...wrapped(16, 'center'), paddingBlock: vars.space.s3 })
