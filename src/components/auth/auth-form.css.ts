import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const form = style(inComponents({ display: 'grid', gap: 20 }))
export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
  }),
)
export const link = style(
  inComponents({
    // High enough for a finger, with the line at the letters.
    padding: '9px 0',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: accentVars.accent,
    textUnderlineOffset: '.3em',
    selectors: { '&:hover': { color: accentVars.accentText } },
  }),
)
export const submit = style(
  inComponents({ width: '100%', selectors: { [`${form}[aria-busy=true] &`]: { opacity: 0.6, cursor: 'progress' } } }),
)
export const clear = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 20px',
    marginBottom: 24,
    padding: '16px 20px',
    borderLeft: `${vars.width.line} solid ${vars.color.money}`,
    background: vars.color.raised,
  }),
)
export const note = style(inComponents({ color: vars.color.muted }))
