import { slanted } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style, styleVariants } from '~/theme/screens-styles'
import { caps, gridColumns, inColumn, overlay } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { surface, surfaceInner } from '~/ui/surface.css'

/** Where the pointer is in a card. */
export const spotX = '--spot-x'
export const spotY = '--spot-y'
const spot = `var(${spotX}, 78%) var(${spotY}, 0%)`

export const cardPadding = 'clamp(20px, 2.4vw, 32px)'

export const section = style({
  background: vars.color.surface,
  clipPath: slanted,
  paddingBlock: `calc(${vars.space.section} * .7 + ${vars.space.slope})`,
})

export const bento = style({ ...gridColumns(12, [media.phone, 1]), gap: 16, marginTop: vars.space.s8 })

const spans = (wide: string, tablet: string, minHeight: number) => ({
  gridColumn: wide,
  minHeight,
  '@media': { [media.twoColumns]: { gridColumn: tablet }, [media.phone]: { gridColumn: 'auto', minHeight: 340 } },
})

/** Columns of each row: 7 + 5, 4 + 4 + 4, 12. */
export const place = styleVariants({
  stats: spans('span 7', 'span 12', 470),
  events: spans('span 5', 'span 12', 470),
  hubs: spans('span 4', 'span 6', 420),
  brands: spans('span 4', 'span 6', 420),
  community: spans('span 4', 'span 12', 420),
  safety: spans('span 12', 'span 12', 280),
})

const light = {
  ...overlay,
  background: `radial-gradient(450px circle at ${spot}, ${accentVars.accent}, transparent 75%)`,
  opacity: 0,
  transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
}

/** The light on the edge. */
export const card = style([
  surface,
  {
    height: '100%',
    selectors: { '&::before': light, '&:hover::before': { opacity: 1 } },
  },
])

/** The light on the ground. */
export const inner = style([
  surfaceInner,
  {
    ...inColumn,
    padding: cardPadding,
    isolation: 'isolate',
    background: vars.color.page,
    selectors: {
      '&::before': { ...light, zIndex: -1 },
      [`${card}:hover &::before`]: { opacity: 0.17 },
      [`${place.safety} &`]: { flexDirection: 'row-reverse', alignItems: 'center', gap: vars.space.s4 },
    },
    '@media': {
      [media.phone]: { selectors: { [`${place.safety} &`]: { flexDirection: 'column', alignItems: 'stretch' } } },
    },
  },
])

export const drawing = style({
  flex: 1,
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  marginBottom: vars.space.s3,
  selectors: {
    [`${place.stats} &`]: { margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${vars.space.s3}` },
    [`${place.safety} &`]: { flex: '0 1 54%', marginBottom: 0 },
  },
  '@media': { [media.phone]: { selectors: { [`${place.safety} &`]: { flex: 1, marginBottom: vars.space.s3 } } } },
})

export const bracket = style({
  width: '100%',
  height: '100%',
  minHeight: 220,
  maxHeight: 320,
  objectFit: 'contain',
  objectPosition: 'left',
})
export const shield = style({ width: '100%', height: '100%', maxHeight: 228, objectFit: 'contain' })

export const body = style({
  ...gridColumns('auto 1fr'),
  alignItems: 'center',
  gap: '8px 14px',
  selectors: { [`${place.safety} &`]: { flex: 1 } },
})
globalStyle(`${body} > svg.lucide`, { width: 26, height: 26, color: accentVars.accentText })
globalStyle(`${place.safety} ${body} > svg.lucide`, { width: 36, height: 36 })

export const title = style({
  ...caps(`700 ${vars.size.h4}/1`, '-.01em'),
  selectors: { [`${place.safety} &`]: { fontSize: vars.size.d3 } },
  '@media': { [media.phone]: { selectors: { [`${place.safety} &`]: { fontSize: vars.size.h4 } } } },
})
export const text = style({
  gridColumn: '1 / -1',
  maxWidth: '44ch',
  color: vars.color.muted,
  // Two lines like its neighbours in the row, so that the names align.
  selectors: { [`${place.community} &`]: { minHeight: '3.2em' } },
  '@media': { [media.twoColumns]: { selectors: { [`${place.community} &`]: { minHeight: 0 } } } },
})
