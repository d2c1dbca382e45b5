import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const pager = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlock: `${vars.space.s8} ${vars.space.section}`,
    paddingTop: vars.space.s4,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)

// Side by side on a phone too, however many pages there are.
globalStyle(`${pager} > :is(a, button)`, inComponents({ '@media': { [media.phone]: { gap: 8, padding: '0 14px' } } }))

export const place = style(
  inComponents({
    font: `600 1.25rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    textAlign: 'center',
    color: vars.color.muted,
  }),
)
