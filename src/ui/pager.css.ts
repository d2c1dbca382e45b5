import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

export const pager = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlock: `${vars.space.s8} ${vars.space.section}`,
    paddingTop: vars.space.s4,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)

export const place = style(
  inUi({
    font: `600 1.25rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    color: vars.color.muted,
    whiteSpace: 'nowrap',
  }),
)
