import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { nearOnlyParts } from '~/ui/near-only.css'

export const months = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.s4 }),
)

/** A sign that turns with what it folds. */
const marker = {
  content: '""',
  width: 10,
  height: 10,
  marginInline: '4px 6px',
  borderRight: `3px solid ${accentVars.accentText}`,
  borderBottom: `3px solid ${accentVars.accentText}`,
  rotate: '45deg',
  translate: '0 -3px',
} as const

export const summary = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: '4px 14px',
    minHeight: 56,
    borderTop: `1px solid ${vars.color.hairline}`,
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': marker,
      'details[open] > &::after': { rotate: '-135deg', translate: '0 3px' },
      '&:hover': { color: accentVars.accentText },
    },
  }),
)
export const pastTitle = style([
  summary,
  inScreens({
    minHeight: 64,
    borderTop: `4px solid ${vars.color.borderStrong}`,
    font: `700 1.375rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
  }),
])
export const pastMonths = style(inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

export const monthName = style(
  inScreens({
    width: 'fit-content',
    paddingRight: '.2em',
    font: `700 clamp(1.5rem, 4vw, 2.25rem)/.86 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.02em',
  }),
)
// The line hangs over what is open.
globalStyle(`details[open] > ${summary} > ${monthName}`, inScreens({ borderTop: `6px solid ${accentVars.accent}` }))
export const number = style(
  inScreens({
    marginLeft: 'auto',
    fontFamily: vars.font.body,
    fontSize: vars.size.sm,
    fontWeight: 400,
    textTransform: 'none',
    whiteSpace: 'nowrap',
    color: vars.color.muted,
  }),
)
export const rows = style([nearOnlyParts, inScreens({ scrollMarginTop: 150, paddingBottom: vars.space.s3 })])
