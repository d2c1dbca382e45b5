import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, flatCard, gridColumns, inColumn, oneColumn, small } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

export const box = style({
  position: 'relative',
  zIndex: 4,
  ...gridColumns('minmax(240px, 4fr) 8fr'),
  gap: vars.space.s6,
  marginTop: -72,
  padding: `0 ${vars.space.s6} ${vars.space.s4}`,
  borderTop: `${vars.width.line} solid ${toneVars.light}`,
  ...flatCard('36px', { [media.stacked]: { ...oneColumn, gap: vars.space.s3, padding: '0 20px 18px' } }),
})

export const text = style({ ...inColumn, gap: 16, minWidth: 0 })

export const title = style({ marginTop: '-.075em', ...caps(`700 ${vars.size.d3}/.84`, '-.022em') })

export const total = style({
  marginTop: 'auto',
  font: `700 clamp(2.1rem, 4.4vw, 4rem)/.9 ${vars.font.display}`,
  color: toneVars.light,
  '@media': { [media.print]: { color: vars.color.text } },
})

export const note = style({ ...small, paddingBottom: 34 })
