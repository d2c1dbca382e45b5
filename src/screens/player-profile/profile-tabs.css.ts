import { chamferSurface } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'

export const tabs = style({ marginBlock: `${vars.space.s12} ${vars.space.section}`, minHeight: 320 })

export const nothing = style({ paddingBlock: vars.space.s3, color: vars.color.muted })

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 24,
  paddingTop: 16,
  '@media': { [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  marginBottom: vars.space.s4,
  // Four, two by two.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const galleryPicture = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.raised,
  clipPath: chamferSurface('20px'),
})
globalStyle(`${galleryPicture} > img`, { width: '100%', height: '100%', objectFit: 'cover' })

export const rows = style({})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '20px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr auto' } },
})
export const rowTitle = style({
  minWidth: 0,
  font: `600 1.375rem/1.1 ${vars.font.display}`,
  overflowWrap: 'anywhere',
  selectors: { [`a${row}:hover &`]: { color: accentVars.accentText } },
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const rowNote = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
