import { media } from '~/theme/media'
import { style, styleVariants } from '~/theme/screens-styles'
import { fromTop, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const notes = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  ...gridColumns(count, [media.narrow, 1]),
  gap: `${vars.space.s4} 32px`,
}))

export const note = style({
  ...fromTop(8),
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const text = style({ maxWidth: '56ch', color: vars.color.muted })
