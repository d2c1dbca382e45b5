import { chamferSurface } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { filling, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const tabs = style({ marginBlock: `${vars.space.s12} ${vars.space.section}`, minHeight: 320 })

export const nothing = style({ paddingBlock: vars.space.s3, color: vars.color.muted })

export const stats = style({ ...gridColumns(4, [media.stacked, 2], [media.largeText, 1]), gap: 24, paddingTop: 16 })

export const gallery = style({
  ...gridColumns(3, [media.narrow, 2]),
  gap: 16,
  marginBottom: vars.space.s4,
  // Four pictures are shown two by two.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const galleryPicture = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.raised,
  clipPath: chamferSurface('20px'),
})
globalStyle(`${galleryPicture} > img`, filling)

export const row = style({
  ...gridColumns('1fr auto auto', [media.narrow, '1fr auto']),
  alignItems: 'center',
  gap: '4px 24px',
  padding: '20px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const rowTitle = style({
  minWidth: 0,
  font: `600 1.375rem/1.1 ${vars.font.display}`,
  selectors: { [`a${row}:hover &`]: { color: accentVars.accentText } },
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const rowNote = style({ color: vars.color.muted })
