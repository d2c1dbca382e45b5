import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { belowHeader, gridColumns, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const search = style({ maxWidth: 560 })
export const count = style(small)

export const topics = style({ display: 'grid', gap: vars.space.s10, paddingBottom: vars.space.section })
export const topic = style({ ...gridColumns('4fr 8fr', [media.twoColumns, 1]), gap: `${vars.space.s3} 20px` })
export const title = style({ ...belowHeader, '@media': { [media.twoColumns]: { position: 'static' } } })
export const write = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 })
