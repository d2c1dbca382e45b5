import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'
import { fromTop, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const list = style({ display: 'grid', gap: `${vars.space.s4} 32px` })

export const notes = styleVariants({ 2: 2, 3: 3 }, (count) => [list, gridColumns(count, [media.narrow, 1])])

export const note = style({
  ...fromTop(8),
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const text = style({ maxWidth: '56ch', color: vars.color.muted })
