import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, inRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** The picture of a logo. */
export const mark = createVar()

/** One round is a third of the row. */
const marquee = keyframes({ to: { transform: 'translateX(calc(-100% / 3))' } })

export const section = style({ paddingBlock: `calc(${vars.space.section} * .7)` })
// Nothing moves that could be paused.
globalStyle(`${section} button`, { '@media': { [media.reducedMotion]: { display: 'none' } } })

/** When nothing moves. */
const still = (rule: StyleRule) => ({ '@media': { [media.reducedMotion]: rule, [media.print]: rule } })

export const window = style({
  marginTop: vars.space.s6,
  paddingBlock: vars.space.s3,
  overflow: 'clip',
  borderBlock: `1px solid ${vars.color.hairline}`,
  selectors: { '&:has(:focus-visible)': { mask: 'none' } },
  mask: 'linear-gradient(90deg, transparent, #000 8% 92%, transparent)',
  ...still({ mask: 'none' }),
})

export const row = style({
  display: 'flex',
  width: 'max-content',
  animation: `${marquee} 15s linear infinite`,
  selectors: {
    '&:is(:hover, :focus-within)': { animationPlayState: 'paused' },
    // All of them at once, so that the focused link is in view.
    '&:has(:focus-visible)': { width: 'auto', animationName: 'none' },
  },
  ...still({ width: 'auto', animation: 'none' }),
})
export const paused = style({ animationPlayState: 'paused' })

const wrapping = { flexWrap: 'wrap', justifyContent: 'center', marginInline: 'auto' } as const
const hasFocus = `${row}:has(:focus-visible) &`

export const partners = style({
  display: 'flex',
  selectors: { [hasFocus]: wrapping },
  ...still(wrapping),
})
const gone = { display: 'none' }
export const duplicate = style([partners, { selectors: { [hasFocus]: gone }, ...still(gone) }])

export const partner = style({
  ...inRow(16),
  padding: '14px clamp(20px, 2.6vw, 40px)',
  ...caps('700 1.625rem/1', '.01em'),
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  transition: `color ${vars.motion.quick}`,
  selectors: { '&:is(:hover, :focus-visible)': { color: vars.color.money }, '&:focus-visible': { outlineOffset: -4 } },
})

/** A mask, so that every logo has the colour of the name next to it. */
export const logo = style({
  flex: 'none',
  width: 44,
  height: 44,
  background: 'currentColor',
  mask: `${mark} center / contain no-repeat`,
})
