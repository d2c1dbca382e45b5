import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const audiences = style({ paddingBottom: vars.space.s8 })
export const tabs = style({ marginTop: vars.space.s4 })
export const intro = style({ maxWidth: '68ch', fontSize: vars.size.lead, lineHeight: 1.5 })
export const made = style({ marginTop: 12, color: vars.color.muted })
export const solutions = style({
  ...gridColumns(3, [media.navCollapsed, 2], [media.phone, 1]),
  gap: 20,
  marginTop: vars.space.s2,
})
export const questions = style({
  ...gridColumns('4fr 8fr', [media.twoColumns, 1]),
  gap: `${vars.space.s3} 20px`,
  paddingBottom: vars.space.section,
})
