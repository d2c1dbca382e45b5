import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const charts = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: `${vars.space.s8} clamp(24px, 5vw, 80px)`,
    marginTop: vars.space.s6,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const wide = style(inScreens({ gridColumn: '1 / -1', minWidth: 0 }))
