import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fillColumns, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const list = style({ ...fillColumns('280px'), columnGap: 24, marginTop: vars.space.s4 })
export const team = style({
  ...gridColumns(
    '44px minmax(0, 1fr) auto 44px',
    [media.phone, '44px minmax(0, 1fr) fit-content(64px) 44px'],
    [media.largeText, '44px minmax(0, 1fr) 44px'],
  ),
  alignItems: 'center',
  gap: 12,
  minHeight: 68,
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1.1875rem/1.1 ${vars.font.display}`,
})
export const link = style({ paddingBlock: 12 })
export const record = style({
  fontSize: '1.0625rem',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  // Narrow, so that names stay whole.
  '@media': {
    [media.phone]: { whiteSpace: 'normal' },
    [media.largeText]: { gridArea: '2 / 2 / auto / -1', textAlign: 'left' },
  },
})
export const figure = style({ display: 'block', fontSize: vars.size.sm })
