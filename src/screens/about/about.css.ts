import { accentVars, vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `calc(${vars.space.slope} + clamp(56px, 7vw, 104px))`,
  color: accentVars.onAccent,
  background: accentVars.accent,
  clipPath: `polygon(0 ${vars.space.slope}, 100% 0, 100% calc(100% - ${vars.space.slope}), 0 100%)`,
})
export const lattice = style({ color: accentVars.sweep, opacity: 0.3 })
export const story = style({
  display: 'grid',
  gridTemplateColumns: '3fr 9fr',
  gap: 20,
  '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Decorative: the year is in the timeline. */
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
  selectors: { '&::before': { content: 'attr(data-year)' } },
  '@media': { [media.twoColumns]: { display: 'none' } },
})
export const body = style({ display: 'grid', gap: vars.space.s4, vars: { [accentVars.accent]: accentVars.onAccent } })
export const first = style({
  maxWidth: '30ch',
  font: `600 clamp(1.5rem, 2.6vw, 2.25rem)/1.15 ${vars.font.display}`,
  textWrap: 'pretty',
})
export const others = style({ columns: '2 300px', columnGap: 40, maxWidth: 880, lineHeight: 1.6 })
globalStyle(`${others} > p + p`, { marginTop: '1em' })

/** Six years on one line; on a phone the line turns. */
export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '56px 20px',
  marginTop: vars.space.s8,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 } },
})
export const moment = style({
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderColor: accentVars.accent } },
})
export const when = style({
  display: 'block',
  width: 'fit-content',
  marginTop: -1,
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  font: `700 clamp(3rem, 6vw, 5rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
})
export const title = style({ marginTop: 22, font: `700 1.5rem/1.05 ${vars.font.display}` })
export const text = style({ maxWidth: '40ch', marginTop: 8, color: vars.color.muted, textWrap: 'pretty' })

export const purpose = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '40px 20px',
  marginTop: vars.space.s12,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const label = style({
  font: `600 ${vars.size.label}/1.2 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '.07em',
  color: vars.color.muted,
})
export const statement = style({
  maxWidth: '26ch',
  marginTop: 12,
  font: `600 clamp(1.5rem, 2.4vw, 2.125rem)/1.15 ${vars.font.display}`,
  textWrap: 'pretty',
})
