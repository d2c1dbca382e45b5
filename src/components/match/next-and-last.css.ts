import { style } from '~/theme/components-styles'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s4} ${vars.space.s8}`,
  marginTop: vars.space.s4,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({ minWidth: 0 })
export const title = style({
  paddingBottom: 10,
  font: `600 ${vars.size.label}/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '.07em',
  color: vars.color.muted,
})
export const nothing = style({ paddingTop: 12, borderTop: `1px solid ${vars.color.hairline}`, color: vars.color.muted })
