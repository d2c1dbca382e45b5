import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { fromTop, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const links = style({ ...gridColumns(3, [media.narrow, 1]), gap: '0 20px', marginTop: vars.space.s3 })
export const link = style({
  ...fromTop(4),
  justifyItems: 'start',
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
