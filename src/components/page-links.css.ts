import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const links = style({ ...gridColumns(3, [media.narrow, 1]), gap: '0 20px', marginTop: vars.space.s3 })
export const link = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
