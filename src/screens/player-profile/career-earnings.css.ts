import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { toneVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

const plot = createVar()

/** Height of a bar, 0 to 1. */
export const height = createVar()

export const box = style(
  inScreens({
    position: 'relative',
    zIndex: 4,
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 4fr) 8fr',
    gap: vars.space.s6,
    marginTop: -72,
    padding: `0 ${vars.space.s6} ${vars.space.s4}`,
    borderTop: `${vars.width.line} solid ${toneVars.light}`,
    background: vars.color.surface,
    clipPath: chamferSurface('36px'),
    '@media': {
      [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3, padding: '0 20px 18px' },
    },
  }),
)

export const text = style(
  inScreens({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 16, minWidth: 0 }),
)

export const title = style(
  inScreens({
    marginTop: '-.075em',
    font: `700 ${vars.size.d3}/.84 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.022em',
  }),
)

export const total = style(
  inScreens({
    marginTop: 'auto',
    font: `700 clamp(2.1rem, 4.4vw, 4rem)/.9 ${vars.font.display}`,
    color: toneVars.light,
    overflowWrap: 'anywhere',
  }),
)

export const note = style(inScreens({ fontSize: vars.size.sm, color: vars.color.muted, paddingBottom: 34 }))

export const chart = style(
  inScreens({
    vars: { [plot]: '286px' },
    position: 'relative',
    minWidth: 0,
    height: `calc(${plot} + 34px + 40px)`,
    marginTop: vars.space.s3,
    paddingTop: 40,
    paddingLeft: 56,
    '@media': { [media.stacked]: { vars: { [plot]: '200px' }, paddingLeft: 0 } },
  }),
)

export const grid = style(
  inScreens({
    position: 'absolute',
    inset: '40px 0 34px',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    font: `600 ${vars.size.xs}/0 ${vars.font.display}`,
    color: vars.color.muted,
  }),
)
globalStyle(`${grid} > span`, inScreens({ height: 0, '@media': { [media.stacked]: { fontSize: 0 } } }))
globalStyle(
  `${grid} > span::after`,
  inScreens({
    content: '""',
    position: 'absolute',
    inset: '0 0 auto 56px',
    height: 1,
    background: vars.color.hairline,
    '@media': { [media.stacked]: { left: 0 } },
  }),
)
globalStyle(`${grid} > span`, inScreens({ position: 'relative' }))

export const bars = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    // As high as the grid behind it: the figure of a full bar is above both.
    gridTemplateRows: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 96px)',
    justifyContent: 'space-between',
    gap: 'clamp(4px, 1.2vw, 18px)',
    height: '100%',
  }),
)

export const bar = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minWidth: 0,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: vars.color.muted,
  }),
)
export const bestBar = style([bar, inScreens({ color: toneVars.light })])

export const amount = style(
  inScreens({
    marginBottom: 8,
    font: `700 1.0625rem/1 ${vars.font.display}`,
    color: vars.color.text,
    '@media': { [media.stacked]: { fontSize: '.75rem', letterSpacing: '-.02em' } },
    selectors: { [`${bestBar} &`]: { color: 'inherit' } },
  }),
)

export const column = style(
  inScreens({
    display: 'block',
    flex: 'none',
    height: `calc(${plot} * ${height})`,
    background: vars.color.borderStrong,
    clipPath: 'polygon(0 0, calc(100% - 12px) 0, 100% 12px, 100% 100%, 0 100%)',
    selectors: { [`${bestBar} &`]: { background: toneVars.light } },
  }),
)

/** A year beyond the full bar is notched at its top. */
export const cappedColumn = style([
  column,
  inScreens({
    clipPath: 'polygon(0 12px, 25% 0, 50% 12px, 75% 0, 100% 12px, 100% 100%, 0 100%)',
  }),
])

export const year = style(
  inScreens({
    flex: 'none',
    height: 34,
    paddingTop: 12,
    font: `600 1rem/1 ${vars.font.display}`,
    '@media': { [media.stacked]: { fontSize: '.8125rem' } },
  }),
)
