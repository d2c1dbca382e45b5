import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { fillColumns, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const players = style({
  ...fillColumns('300px'),
  columnGap: vars.space.s8,
  marginTop: vars.space.s2,
})
export const player = style({
  ...gridColumns('56px minmax(0, 1fr) minmax(0, auto)', [media.largeText, '56px minmax(0, 1fr)']),
  alignItems: 'center',
  columnGap: 16,
  minHeight: 64,
  borderTop: `1px solid ${vars.color.hairline}`,
})
/** The head and shoulders of a portrait, which stands on the line below it. */
export const portrait = style({ alignSelf: 'end', width: 56, height: 60, objectFit: 'cover', objectPosition: 'top' })
export const name = style({ paddingBlock: 12, font: `600 1.1875rem/1.2 ${vars.font.display}` })
export const role = style({
  fontSize: vars.size.sm,
  lineHeight: 1.3,
  textAlign: 'right',
  color: vars.color.muted,
  '@media': { [media.largeText]: { gridColumn: 2, textAlign: 'left' } },
})
