import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns } from '~/theme/shorthands'

export const row = style({
  ...gridColumns('120px minmax(0, 1fr)', [media.narrow, 1]),
  alignItems: 'start',
  gap: '20px 32px',
})
export const crest = style({ width: 120, height: 120, '@media': { [media.narrow]: { width: 88, height: 88 } } })
export const text = style({ display: 'grid', gap: 16, minWidth: 0 })
