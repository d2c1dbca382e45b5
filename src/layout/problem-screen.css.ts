import { octagon } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { filling, gridColumns, oneColumn, stack, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const screen = style({
  ...gridColumns('minmax(0, 5fr) minmax(0, 6fr)'),
  alignItems: 'center',
  gap: 'clamp(32px, 6vw, 96px)',
  minHeight: '88svh',
  paddingBlock: `calc(88px + ${vars.space.s4}) ${vars.space.s8}`,
  '@media': { [media.narrow]: { ...oneColumn, alignContent: 'center', paddingTop: 96 } },
})

/** The pit: a lit rim, and the picture in it. */
export const art = style({
  display: 'grid',
  width: '100%',
  maxWidth: 520,
  aspectRatio: '1',
  padding: 6,
  background: `linear-gradient(155deg, ${accentVars.accent}, ${vars.color.hairline} 60%)`,
  clipPath: octagon,
  '@media': { [media.narrow]: { width: 'min(56vw, 30svh)' } },
})
globalStyle(`${art} > *`, {
  ...filling,
  aspectRatio: '1',
  background: vars.color.inset,
  clipPath: octagon,
})

export const body = style(stack(vars.space.s3))
export const text = style({ maxWidth: '52ch', fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.muted })
export const actions = style(wrapped(12))
