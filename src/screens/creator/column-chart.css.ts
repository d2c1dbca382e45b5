import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, inColumn, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { percent } from '~/ui/percent.css'

const fill = createVar()
const figureLine = '22px'
/** A column wide enough for its figure. */
const roomy = '(min-width: 42px)'

export const frame = style(inColumn)
export const title = style({ display: 'block', marginBottom: 10, ...caps(`700 ${vars.size.h4}/1`, '-.01em') })
export const note = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  ...small,
  lineHeight: 1.5,
})
export const chart = style({
  display: 'flex',
  gap: 'clamp(2px, .6vw, 8px)',
  flex: 'auto',
  minHeight: 280,
  marginTop: vars.space.s2,
})
export const column = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) 26px / minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
})
/** Stacks the pieces from the bottom up. */
export const pile = style({ display: 'flex', flexDirection: 'column-reverse', minHeight: 0, paddingTop: figureLine })

export const piece = style({
  flex: 'none',
  position: 'relative',
  height: percent,
  minHeight: 2,
  vars: { [fill]: vars.color.borderStrong },
})
export const highest = style({ vars: { [fill]: accentVars.accent } })
export const swatch = style({ flex: 'none', width: 12, height: 12, vars: { [fill]: accentVars.accent } })

/** Looks of a piece and of its swatch. */
export const solid = style({
  background: fill,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
/** At least one line high, which leaves room for the figure of the column below. */
export const rise = style({
  background: vars.color.raisedHover,
  borderTop: `3px solid ${fill}`,
  '@container': { [roomy]: { minHeight: figureLine } },
})
export const figure = style({
  display: 'none',
  position: 'absolute',
  inset: 'auto 0 100%',
  zIndex: 1,
  paddingBottom: 5,
  font: `700 min(1.0625rem, 32cqi)/1 ${vars.font.display}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': { [roomy]: { display: 'block' } },
})
export const label = style({
  justifySelf: 'center',
  alignSelf: 'end',
  font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
})
