import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, wrapped } from '~/theme/shorthands'
import { h4 } from '~/theme/type.css'
import { vars } from '~/theme/vars.css'

export const body = style({ display: 'grid', gap: vars.space.s4, marginTop: vars.space.s4 })
export const rows = style({ ...gridColumns(2, [media.threeCards, 1]), columnGap: 48 })
export const links = style(wrapped('8px 24px'))
export const title = style([h4, { paddingBottom: 14 }])
export const text = style({ maxWidth: '62ch', color: vars.color.muted })
export const pending = style({ gap: 20, minHeight: 208 })
export const problem = style({ ...wrapped('8px 16px', 'center'), color: vars.color.muted })
export const more = style({ justifySelf: 'start' })
