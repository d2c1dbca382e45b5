import { liveMark } from '~/components/marks/live-mark.css'
import { slanted } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { belowHeader, caps, fillColumns, gridColumns, ownLayer, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const event = style({
  ...ownLayer,
  marginTop: 'clamp(24px, 3vw, 48px)',
  paddingBlock: `calc(${vars.space.slope} + clamp(72px, 8vw, 120px))`,
  background: vars.color.surface,
  clipPath: slanted,
})
export const lattice = style({ color: vars.color.brand, opacity: 0.07 })

export const live = style([liveMark, { marginBottom: vars.space.s3, ...caps('700 1.125rem/1', '.05em') }])

export const facts = style({
  ...gridColumns('repeat(2, auto)'),
  gap: '16px 40px',
  maxWidth: 520,
  paddingTop: 28,
  // Narrower next to the title, so that the title doesn't have to break a word.
  '@media': { [media.navCollapsed]: { maxWidth: 300 }, [media.narrow]: { gap: '16px 24px', maxWidth: 520 } },
})
globalStyle(`${facts} dd`, { fontSize: '1.125rem', overflowWrap: 'break-word' })

export const columns = style({
  ...gridColumns('minmax(0, 4fr) minmax(0, 8fr)', [media.navCollapsed, 1]),
  gap: vars.space.s6,
  marginTop: vars.space.s8,
})

/** Stays in view next to a long table. */
export const prizes = style({ ...belowHeader, '@media': { [media.navCollapsed]: { position: 'static' } } })

export const groups = style({ ...fillColumns('380px', 'auto-fit'), gap: '32px 24px', marginTop: vars.space.s3 })
export const knockout = style({ ...stack(vars.space.s3), marginTop: vars.space.s8 })
export const open = style({ marginTop: vars.space.s6 })
