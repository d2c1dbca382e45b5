import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const or = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: 16,
    fontSize: vars.size.sm,
    color: vars.color.muted,
    selectors: { '&::before, &::after': { content: '""', height: 1, background: vars.color.hairline } },
  }),
)
export const ways = style(inComponents({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 10 }))
export const name = style(inComponents({ '@media': { [media.phone]: { display: 'none' } } }))
