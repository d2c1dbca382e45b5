import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { pressCut } from '~/theme/cuts'
import { inUi } from '~/theme/layers.css'

export const segments = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: 8 }))

export const segment = style(
  inUi({
    minHeight: 48,
    padding: '2px 20px 0',
    font: `700 1.0625rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.04em',
    background: vars.color.raised,
    clipPath: pressCut('10px'),
    transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { background: vars.color.hairline },
      '&[aria-pressed=true]': { background: accentVars.accent, color: accentVars.onAccent },
      '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
    },
  }),
)
