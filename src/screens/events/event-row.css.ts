import { style } from '@vanilla-extract/css'
import { chamferInteractive, chamferSurface } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** Where a row has no room for all of it beside one another. */
const stacked = '(max-width: 77.5em)'

export const row = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr) 200px 160px 100px',
    alignItems: 'center',
    gap: '6px 20px',
    paddingBlock: 14,
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': {
      [stacked]: { gridTemplateColumns: '112px minmax(0, 1fr) 48px' },
      [media.phone]: {
        gridTemplateColumns: '88px minmax(0, 1fr) 48px',
        columnGap: 14,
        containIntrinsicHeight: 'auto 208px',
      },
    },
  }),
)
export const picture = style(
  inScreens({
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    clipPath: chamferSurface('10px'),
    '@media': { [stacked]: { gridRow: '1 / 4', alignSelf: 'start' } },
  }),
)
export const what = style(inScreens({ minWidth: 0 }))
export const name = style(inScreens({ font: `700 1.375rem/1.05 ${vars.font.display}`, overflowWrap: 'anywhere' }))
export const link = style(inScreens({ selectors: { '&:hover': { color: accentVars.accentText } } }))
export const where = style(inScreens({ marginTop: 4, fontSize: vars.size.sm, color: vars.color.muted }))
export const prize = style(
  inScreens({ marginLeft: 8, fontFamily: vars.font.display, color: vars.color.money, whiteSpace: 'nowrap' }),
)
export const when = style(
  inScreens({
    display: 'grid',
    fontSize: vars.size.sm,
    lineHeight: 1.45,
    color: vars.color.muted,
    '@media': { [stacked]: { gridColumn: 2, gridRow: 2 } },
  }),
)
/** Goes to the next line as a whole. */
export const own = style(inScreens({ display: 'inline-block' }))
export const tags = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    '@media': { [stacked]: { gridColumn: 2, gridRow: 3 } },
  }),
)
export const state = style(inScreens({ fontSize: vars.size.sm, color: vars.color.muted }))
export const live = style(inScreens({ fontSize: vars.size.sm, color: vars.color.liveText }))
/** Beside one another, and one below the other where a row is stacked. */
export const actions = style(
  inScreens({
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 8,
    '@media': {
      [stacked]: { gridColumn: 3, gridRow: '1 / 4', flexDirection: 'column-reverse', alignSelf: 'start' },
    },
  }),
)
export const add = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    color: vars.color.muted,
    background: vars.color.raised,
    clipPath: chamferInteractive('10px'),
    selectors: {
      '&:hover': { background: accentVars.accent, color: accentVars.onAccent },
      '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
    },
  }),
)
