import { createVar, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

/** How high a column stands, as a CSS percentage. */
export const height = createVar()
const fill = createVar()

export const title = style(
  inComponents({
    font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.01em',
  }),
)
export const chart = style(
  inComponents({ display: 'flex', gap: 'clamp(2px, .6vw, 8px)', height: 260, marginTop: vars.space.s3 }),
)
export const column = style(
  inComponents({
    display: 'grid',
    gridTemplateRows: '26px 1fr 26px',
    flex: 1,
    minWidth: 0,
    vars: { [fill]: vars.color.strong },
  }),
)
export const bestColumn = style([column, inComponents({ vars: { [fill]: accentVars.accent } })])
export const figure = style(
  inComponents({ justifySelf: 'center', font: `700 1.0625rem/1 ${vars.font.display}`, whiteSpace: 'nowrap' }),
)
export const bar = style(inComponents({ alignSelf: 'end', height, minHeight: 2, background: fill }))
export const label = style(
  inComponents({
    justifySelf: 'center',
    alignSelf: 'end',
    font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
    color: vars.color.muted,
    whiteSpace: 'nowrap',
  }),
)
