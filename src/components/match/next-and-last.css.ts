import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, mutedCaps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const columns = style({
  ...gridColumns(2, [media.stacked, 1]),
  gap: `${vars.space.s4} ${vars.space.s8}`,
  marginTop: vars.space.s4,
})
export const column = style({ minWidth: 0 })
// Rows after the fifth replace those that No spoilers hides (`maxListed` in `src/content/schedule/load.ts`).
globalStyle(`html:not([data-no-spoilers]) ${column} li:nth-child(n + 6)`, { display: 'none' })
export const title = style({ paddingBottom: 10, ...mutedCaps(1) })
export const nothing = style({ paddingTop: 12, borderTop: `1px solid ${vars.color.hairline}`, color: vars.color.muted })
