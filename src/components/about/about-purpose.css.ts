import { style } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const section = style(inComponents({ isolation: 'isolate', overflow: 'clip' }))
export const ghost = style(inComponents({ right: '-2vw', top: '7%' }))

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: `${vars.space.s8} 20px`,
    alignItems: 'start',
  }),
)

export const body = style(
  inComponents({
    gridColumn: '6 / -1',
    display: 'grid',
    gap: vars.space.s4,
    paddingLeft: vars.space.s6,
    '@media': { [media.twoColumns]: { gridColumn: '1 / -1', paddingLeft: 0 } },
  }),
)
export const vision = style(inComponents({ gridRow: 2, '@media': { [media.twoColumns]: { gridRow: 'auto' } } }))

export const large = style(inComponents({ maxWidth: '46ch', fontSize: vars.size.lead, lineHeight: 1.5 }))

export const frame = style(
  inComponents({
    gridColumn: '1 / 6',
    gridRow: '1 / 3',
    position: 'relative',
    height: '100%',
    minHeight: 420,
    overflow: 'clip',
    clipPath: chamferSurface('36px'),
    '@media': { [media.twoColumns]: { gridColumn: '1 / -1', gridRow: 'auto', minHeight: 0, aspectRatio: '16 / 10' } },
  }),
)

export const picture = style(
  inComponents({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
)

export const statistics = style(
  inComponents({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 'clamp(12px, 3vw, 40px)',
    marginTop: vars.space.s3,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px 20px' } },
  }),
)
