import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const divider = style({
  ...gridColumns('1fr auto 1fr'),
  alignItems: 'center',
  gap: 16,
  ...small,
  selectors: { '&::before, &::after': { content: '""', height: 1, background: vars.color.hairline } },
})
export const ways = style({ ...gridColumns(3), gap: 10 })
// Three have to fit in a row of the narrowest column.
globalStyle(`${ways} > *`, { paddingInline: 8 })
export const name = style({ '@media': { [media.phone]: { display: 'none' } } })
