import { media } from '~/theme/media'
import { globalStyle, style, styleVariants } from '~/theme/screens-styles'
import { gridColumns, inRow, small, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const score = style({
  ...wrapped('0 24px', 'center'),
  marginTop: -14,
  '@media': { [media.largeText]: { marginTop: 0 } },
})

const text = style({
  ...inRow(7),
  paddingBlock: 12,
  font: `700 1rem/1.2 ${vars.font.display}`,
  '@media': { [media.phone]: { paddingBlock: 4 } },
})
/** An arrow that repeats what the text says. */
const mark = (clipPath: string) => ({
  '&::before': { content: '""', width: 11, height: 9, background: 'currentColor', clipPath },
})
export const change = styleVariants({
  up: [text, { color: vars.color.active, selectors: mark('polygon(50% 0, 100% 100%, 0 100%)') }],
  down: [text, { color: vars.color.danger, selectors: mark('polygon(0 0, 100% 0, 50% 100%)') }],
})
export const since = style({ fontWeight: 600, color: vars.color.muted })

export const details = style({ selectors: { '&[open]': { flexBasis: '100%' } } })
// Doesn't break words, however narrow it is while it's closed.
export const addends = style({ borderBottom: `1px solid ${vars.color.hairline}`, overflowWrap: 'break-word' })
export const addend = style({
  ...gridColumns('minmax(min-content, 5fr) minmax(min-content, 4fr) 64px'),
  alignItems: 'center',
  columnGap: 16,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(min-content, 1fr) 64px', paddingBottom: 10 } },
})
export const source = style({ paddingBlock: 12, font: `600 1.0625rem/1.2 ${vars.font.display}` })
globalStyle(`${source} > a`, { display: 'inline-block', marginBlock: -12, paddingBlock: 12 })
export const how = style({
  ...small,
  lineHeight: 1.3,
  '@media': { [media.narrow]: { gridRow: 2 } },
})
export const points = style({ font: `700 1.125rem/1 ${vars.font.display}`, textAlign: 'right' })
