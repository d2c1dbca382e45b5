import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, inRow, stack, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const following = style(stack(vars.space.s4))
export const lists = style({ ...gridColumns(3, [media.twoColumns, 1]), gap: `${vars.space.s6} clamp(20px, 4vw, 64px)` })
export const saved = style({ ...stack(vars.space.s3), alignContent: 'start' })
export const empty = style({ maxWidth: '40ch', color: vars.color.muted })
export const savedItems = style({ display: 'grid' })
export const savedItem = style({ ...inRow(), borderTop: `1px solid ${vars.color.hairline}` })
export const savedName = style({
  flex: 1,
  minWidth: 0,
  padding: '16px 0 14px',
  font: `600 1.25rem/1.2 ${vars.font.display}`,
})
globalStyle(`[data-removed] > ${savedName}`, { color: vars.color.muted, textDecorationLine: 'line-through' })
export const savedLink = style([savedName, { selectors: { '&:hover': { color: accentVars.accentText } } }])
export const remove = style({
  ...wrapped(8, 'center'),
  justifyContent: 'center',
  minWidth: 44,
  height: 44,
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text } },
})

export const actions = style(wrapped(12))
export const transfer = style({
  ...wrapped('12px 24px', 'center'),
  justifyContent: 'space-between',
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.hairline}`,
})
/** The file input is hidden, so its label shows the focus. */
export const file = style({ display: 'inline-flex' })
globalStyle(`${file} > label`, { cursor: 'pointer' })
globalStyle(`${file} > input:focus-visible + label`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: -6 })
