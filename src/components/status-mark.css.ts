import { style } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

const status = style(
  inComponents({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 6,
    font: `600 .9375rem/1.35 ${vars.font.display}`,
    color: vars.color.text,
    whiteSpace: 'nowrap',
    selectors: { '&::before': { content: '""', width: 8, height: 8, background: 'currentColor', clipPath: diamond } },
  }),
)

export const active = style([status, inComponents({ selectors: { '&::before': { background: vars.color.active } } })])
export const other = style([status, inComponents({ selectors: { '&::before': { background: vars.color.money } } })])
