import { style } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const soon = style(
  inScreens({
    justifySelf: 'start',
    padding: '8px 14px',
    font: `700 1rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.06em',
    color: accentVars.onAccent,
    background: accentVars.accent,
    clipPath: chamferSurface('8px'),
  }),
)

export const grid = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: `${vars.space.s8} 20px`,
    paddingBottom: vars.space.section,
  }),
)

export const frame = style(
  inScreens({
    position: 'relative',
    gridColumn: '1 / 8',
    minHeight: 420,
    overflow: 'clip',
    clipPath: chamferSurface('36px'),
    '@media': { [media.twoColumns]: { gridColumn: '1 / -1', minHeight: 0, aspectRatio: '16 / 10' } },
  }),
)
export const picture = style(
  inScreens({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
)

export const plans = style(
  inScreens({
    gridColumn: '8 / -1',
    display: 'grid',
    alignContent: 'start',
    paddingLeft: vars.space.s4,
    '@media': { [media.twoColumns]: { gridColumn: '1 / -1', paddingLeft: 0 } },
  }),
)
export const planList = style(inScreens({ display: 'grid', marginTop: vars.space.s3 }))
export const plan = style(
  inScreens({
    display: 'grid',
    gap: 8,
    paddingBlock: vars.space.s3,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
  }),
)
export const text = style(inScreens({ maxWidth: '52ch', color: vars.color.muted, textWrap: 'pretty' }))

export const meanwhile = style(inScreens({ gridColumn: '1 / -1' }))
export const ways = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '0 20px',
    marginTop: vars.space.s3,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const way = style(
  inScreens({
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    paddingBlock: vars.space.s3,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)
