import { style } from '~/theme/components-styles'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'

export const section = style({ paddingBlock: vars.space.section })
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0 20px',
  marginTop: vars.space.s3,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const text = style({ maxWidth: '52ch', color: vars.color.muted, textWrap: 'pretty' })
