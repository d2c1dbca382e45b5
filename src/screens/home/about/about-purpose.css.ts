import { chamferSurface } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cover, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const section = style({ isolation: 'isolate', overflow: 'clip' })
export const ghost = style({
  right: vars.space.gutter,
  top: vars.space.section,
  height: 'clamp(120px, 13vw, 208px)',
  '@media': { [media.twoColumns]: { display: 'none' } },
})

export const grid = style({
  ...gridColumns(12),
  gap: `${vars.space.s8} 20px`,
  alignItems: 'start',
})

export const body = style({
  gridColumn: '6 / -1',
  display: 'grid',
  gap: vars.space.s4,
  paddingLeft: vars.space.s6,
  '@media': { [media.twoColumns]: { gridColumn: '1 / -1', paddingLeft: 0 } },
})
export const vision = style({ gridRow: 2, '@media': { [media.twoColumns]: { gridRow: 'auto' } } })

export const large = style({ maxWidth: '46ch', fontSize: vars.size.lead, lineHeight: 1.5 })

export const frame = style({
  gridColumn: '1 / 6',
  gridRow: '1 / 3',
  position: 'relative',
  height: '100%',
  minHeight: 420,
  overflow: 'clip',
  clipPath: chamferSurface('36px'),
  '@media': { [media.twoColumns]: { gridColumn: '1 / -1', gridRow: 'auto', minHeight: 0, aspectRatio: '16 / 10' } },
})

export const picture = style(cover)

export const statistics = style({
  gridColumn: '1 / -1',
  ...gridColumns(4, [media.narrow, 2, { gap: '40px 20px' }], [media.largeText, 1]),
  gap: 'clamp(12px, 3vw, 40px)',
  marginTop: vars.space.s3,
})
