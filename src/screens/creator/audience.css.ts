import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { apart, caps, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { percent } from '~/ui/percent.css'

export const ground = style({ background: vars.color.surface })
export const charts = style({
  ...gridColumns(4, ['(max-width: 90em)', 2], [media.phone, 1]),
  gap: `${vars.space.s8} clamp(24px, 5vw, 80px)`,
  marginTop: vars.space.s6,
})

export const title = style(caps(`700 ${vars.size.h4}/1`, '-.01em'))
export const list = style({ display: 'grid', gap: 14, marginTop: vars.space.s3 })
export const row = style({
  ...apart(12),
  paddingBottom: 12,
  background: `linear-gradient(${accentVars.accent} 0 0) 0 100% / ${percent} 6px no-repeat, linear-gradient(${vars.color.raised} 0 0) 0 100% / 100% 6px no-repeat`,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: `linear-gradient(CanvasText 0 0) 0 100% / ${percent} 6px no-repeat`,
      color: 'CanvasText',
    },
  },
})
globalStyle(`${row} > dd`, { font: `700 1.125rem/1.4 ${vars.font.display}` })
