import { slanted } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, ownLayer } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const band = style({
  ...ownLayer,
  paddingBlock: `calc(${vars.space.slope} + clamp(56px, 7vw, 104px))`,
  color: accentVars.onAccent,
  background: accentVars.accent,
  clipPath: slanted,
})
export const lattice = style({ color: accentVars.sweep, opacity: 0.3 })
export const inner = style({ ...gridColumns('3fr 9fr', [media.twoColumns, 1]), gap: 20 })
export const year = style({
  alignSelf: 'center',
  justifySelf: 'start',
  writingMode: 'vertical-rl',
  rotate: '180deg',
  font: `700 clamp(7rem, 14vw, 13rem)/.76 ${vars.font.display}`,
  letterSpacing: '-.03em',
  color: 'transparent',
  WebkitTextStroke: `2px ${accentVars.onAccent}`,
  opacity: 0.5,
  // Decorative: the text has the year.
  selectors: { '&::before': { content: 'attr(data-year)' } },
  '@media': { [media.twoColumns]: { display: 'none' } },
})
export const body = style({ display: 'grid', gap: vars.space.s4, vars: { [accentVars.accent]: accentVars.onAccent } })
export const first = style({ maxWidth: '34ch', font: `600 clamp(1.5rem, 2.6vw, 2.25rem)/1.15 ${vars.font.display}` })
export const others = style({ columns: '2 300px', columnGap: 40, maxWidth: 880, lineHeight: 1.6 })
globalStyle(`${others} > p + p`, { marginTop: '1em' })
