import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const section = style({ ...stack(vars.space.s3), justifyItems: 'start', marginTop: vars.space.s8 })
globalStyle(`${section} > :first-child`, { width: '100%' })
export const meaning = style({ maxWidth: '62ch', color: vars.color.muted })
export const facts = style({
  ...gridColumns(3, [media.stacked, 2], [media.phone, 1, { gap: 14 }]),
  gap: '20px 40px',
  width: '100%',
})
globalStyle(`${facts} dd`, { font: 'inherit' })
