import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'
import { belowHeader, gridColumns, timelineMark, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

const mark = createVar()

export const years = style({ display: 'grid', gap: vars.space.s6, marginTop: vars.space.s8 })
export const group = style({ ...gridColumns('3fr 9fr', [media.narrow, 1]), gap: 20 })
export const year = style({
  ...belowHeader,
  font: `700 clamp(3rem, 7vw, 6rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
  '@media': { [media.narrow]: { position: 'static' } },
})

const entry = style({
  position: 'relative',
  display: 'grid',
  gap: 8,
  padding: '0 0 32px 36px',
  borderLeft: `1px solid ${vars.color.hairline}`,
  selectors: { '&::before': timelineMark(6, mark) },
})
/** Theme for tournaments, marigold for awards, white for milestones (design.md 5, "Timeline"). */
export const item = styleVariants({
  Tournament: [entry, { vars: { [mark]: accentVars.accent } }],
  Award: [entry, { vars: { [mark]: vars.color.money } }],
  Milestone: [entry, { vars: { [mark]: vars.color.text } }],
})
export const chips = style(wrapped(6, 'center'))
export const title = style({ font: `700 1.5rem/1.05 ${vars.font.display}` })
export const text = style({ maxWidth: '62ch', color: vars.color.muted })
