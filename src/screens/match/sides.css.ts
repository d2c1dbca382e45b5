import { chamferInteractive } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, mutedCaps, small, square, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const sides = style({
  ...gridColumns(2, [media.narrow, 1]),
  gap: `${vars.space.s6} ${vars.space.s8}`,
  marginTop: vars.space.s4,
})
export const title = style({ ...wrapped(12, 'center'), minHeight: 44 })
export const label = style({ marginTop: vars.space.s2, ...mutedCaps(1.3) })
export const nothing = style({ color: vars.color.muted })
export const noLineUp = style([nothing, { marginTop: vars.space.s2 }])

export const form = style({ display: 'flex', gap: 8, marginTop: 14 })
const mark = style({
  ...square(44),
  font: `700 1.1875rem/1 ${vars.font.display}`,
  clipPath: chamferInteractive('10px'),
  selectors: { '&:focus-visible': { outlineOffset: -4, outlineColor: 'currentColor' } },
  '@media': forcedEdge,
})
export const won = style([mark, { color: vars.color.onMedal, background: vars.color.active }])
export const lost = style([mark, { background: vars.color.raisedHover }])

/** Hangs from a bar that begins at the first step. */
export const run = style({ marginTop: 22, borderLeft: `4px solid ${accentVars.accent}`, paddingLeft: 18 })
export const step = style({ display: 'grid', gap: 2, padding: '8px 0' })
export const when = style({ fontSize: vars.size.xs, lineHeight: 1.2, color: vars.color.muted })
export const link = style({
  font: `600 1.1875rem/1.2 ${vars.font.display}`,
  selectors: { '&:hover': { color: accentVars.accentText, textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})
export const note = style({ ...small, lineHeight: 1.3 })
export const origin = style({ padding: '8px 0', color: vars.color.muted })
