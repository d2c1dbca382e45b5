import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, flatCard, gridColumns, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const compare = style({
  ...wrapped(20, 'center'),
  justifyContent: 'space-between',
  marginBottom: vars.space.s12,
  paddingBlock: vars.space.s3,
  borderBlock: `1px solid ${vars.color.hairline}`,
})

export const coming = style({ ...gridColumns(2, [media.narrow, 1]), gap: 20, paddingBottom: vars.space.s12 })

export const card = style({
  ...flatCard('26px'),
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  gap: 14,
  padding: '0 28px 24px',
})

export const soon = style({ ...caps('600 1rem/1', '.06em'), color: vars.color.money })
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
