import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { oneColumn, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const section = style({ ...stack(vars.space.s3), justifyItems: 'start', marginTop: vars.space.s8 })
globalStyle(`${section} > :first-child`, { width: '100%' })
export const meaning = style({ maxWidth: '62ch', color: vars.color.muted })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '20px 40px',
  width: '100%',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { ...oneColumn, gap: 14 },
  },
})
globalStyle(`${facts} dt`, { marginBottom: 4, fontSize: vars.size.label, letterSpacing: '.06em' })
globalStyle(`${facts} dd`, { font: 'inherit' })
