import { chamferSurface } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '0 20px',
  paddingBottom: vars.space.section,
})

export const contents = style({
  gridColumn: '1 / 4',
  position: 'sticky',
  top: 96,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 112px)',
  overflowY: 'auto',
  '@media': {
    [media.navCollapsed]: {
      position: 'static',
      gridColumn: '1 / -1',
      maxHeight: 'none',
      marginBottom: vars.space.s8,
    },
  },
})
export const contentsList = style({
  '@media': {
    [media.navCollapsed]: { columns: 2, columnGap: 32 },
    [media.phone]: { columnGap: 20 },
  },
})
export const contentsLink = style({
  display: 'block',
  padding: '11px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: vars.size.sm,
  color: vars.color.muted,
  selectors: {
    '&:hover': { color: accentVars.accentText },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

/** On phones the way back to the contents stays at hand while the guide is read. */
export const toContents = style({
  display: 'none',
  '@media': {
    [media.navCollapsed]: {
      position: 'sticky',
      bottom: 16,
      zIndex: 1,
      gridColumn: '1 / -1',
      justifySelf: 'end',
      display: 'inline-flex',
      marginTop: vars.space.s4,
    },
  },
})

export const reading = style({
  gridColumn: '4 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  paddingLeft: 'clamp(20px, 3vw, 48px)',
  '@media': { [media.navCollapsed]: { gridColumn: '1 / -1', paddingLeft: 0 } },
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  scrollMarginTop: 16,
})
export const paragraph = style({ maxWidth: '58ch', fontSize: '1.125rem', lineHeight: 1.65 })
export const subtitle = style({
  marginTop: vars.space.s4,
  font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
  textTransform: 'uppercase',
  letterSpacing: '-.01em',
})
export const picture = style({
  width: '100%',
  aspectRatio: '2 / 1',
  marginBlock: vars.space.s3,
  objectFit: 'cover',
  clipPath: chamferSurface('36px'),
})
