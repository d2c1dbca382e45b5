import { textLink } from '~/components/links/links.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const grid = style({
  ...gridColumns('minmax(0, 5fr) minmax(0, 7fr)', [media.twoColumns, 1]),
  gap: `${vars.space.s8} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
})

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 })

export const address = style([
  textLink,
  { marginBlock: -9, font: `600 1.375rem/1.2 ${vars.font.display}`, overflowWrap: 'anywhere' },
])
