import { chamferSurface } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, small, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const row = style({
  ...gridColumns('128px minmax(0, 1fr) auto 48px'),
  alignItems: 'center',
  gap: '4px 20px',
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 72px) minmax(min-content, 1fr) 44px', columnGap: 14 } },
})
export const picture = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  clipPath: chamferSurface('10px'),
  '@media': { [media.narrow]: { gridRow: '1 / 3', alignSelf: 'start' } },
})
export const name = style({ font: `700 1.375rem/1.05 ${vars.font.display}`, overflowWrap: 'break-word' })
export const note = style({ marginTop: 4, ...small, lineHeight: 1.4 })
export const prize = style({
  display: 'grid',
  gap: 3,
  font: `700 1.25rem/1.1 ${vars.font.display}`,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: vars.color.money,
  '@media': {
    [media.narrow]: {
      gridColumn: 2,
      gridRow: 2,
      ...wrapped('3px 12px', 'baseline'),
      textAlign: 'left',
      whiteSpace: 'normal',
    },
  },
})
export const status = style({ fontSize: '.9375rem', fontWeight: 600, color: vars.color.muted })
export const live = style([status, { color: vars.color.liveText }])
