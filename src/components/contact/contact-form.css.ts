import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, small, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const form = style({ display: 'grid', gap: vars.space.s3 })
// An empty status takes no space.
globalStyle(`${form} > p:empty`, { position: 'absolute' })

export const pair = style({ ...gridColumns(2, [media.phone, 1]), gap: vars.space.s3 })

export const foot = style(wrapped(`${vars.space.s2} ${vars.space.s3}`, 'center'))
export const note = style(small)

export const sent = style({
  padding: '16px 20px',
  background: vars.color.raised,
  borderLeft: `${vars.width.edge} solid ${vars.color.active}`,
})
