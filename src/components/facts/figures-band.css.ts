import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const inner = style({ display: 'grid', gap: vars.space.s8 })

export const figures = style({
  ...gridColumns(4, [media.narrow, 2, { gap: '40px 20px' }], [media.largeText, 1]),
  gap: 'clamp(16px, 3vw, 40px)',
})

export const figure = style({
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  // Each of the four is shifted along the slope.
  selectors: Object.fromEntries(
    [1.5, 0.5, -0.5, -1.5].map((steps, index) => [
      `&:nth-child(${index + 1})`,
      { transform: `translateY(calc(${steps} * ${vars.space.slope} * .21))` },
    ]),
  ),
  '@media': { [media.narrow]: { selectors: { '&:nth-child(n)': { transform: 'none' } } } },
})

export const value = style({
  display: 'block',
  marginTop: '-.052em',
  font: `700 clamp(3.25rem, 7.6vw, 7.25rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.035em',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { fontSize: 'clamp(3rem, 16vw, 4.6rem)' } },
})

export const label = style({
  display: 'block',
  marginTop: 14,
  ...caps('700 clamp(1rem, 1.5vw, 1.3125rem)/1.1', '.01em'),
})

export const note = style({ maxWidth: '62ch', fontSize: vars.size.sm })
