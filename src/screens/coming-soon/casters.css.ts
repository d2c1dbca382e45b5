import { slanted } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, filling } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** A slanted strip as wide as the window. */
export const desk = style({
  position: 'relative',
  height: 'clamp(260px, 42vw, 620px)',
  overflow: 'clip',
  clipPath: slanted,
})
export const picture = style({ ...filling, objectPosition: '50% 40%' })
export const lamp = style({
  position: 'absolute',
  left: vars.space.gutter,
  bottom: `calc(${vars.space.slope} + 20px)`,
  padding: '10px 16px 8px',
  borderTop: `4px solid ${vars.color.like}`,
  ...caps('700 1.25rem/1', '.08em'),
  background: vars.color.page,
})

export const body = style({ paddingTop: vars.space.s8 })
export const languages = style({ display: 'grid', gap: 22, marginTop: vars.space.s3 })
export const language = style({
  justifySelf: 'start',
  paddingRight: '.14em',
  borderTop: `${vars.width.edge} solid ${vars.color.borderStrong}`,
  ...caps('700 clamp(2.5rem, 6vw, 5rem)/.8', '-.02em'),
  '@media': { [media.largeText]: { fontSize: '14vw' } },
  selectors: { '&:first-child': { borderColor: vars.color.brand } },
})
export const letters = style({ display: 'block', marginTop: '-.055em' })
