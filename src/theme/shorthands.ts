import type { StyleRule } from '@vanilla-extract/css'
import { chamferSurface, diamond, octagon } from './clip-paths'
import { forcedEdge } from './forced-edge'
import { media } from './media'
import { accentVars, vars } from './vars.css'

/** Capitals of the display font. The `font` has no family: "700 1rem/1". */
export const caps = (font: string, letterSpacing?: string | 0) => ({
  font: `${font} ${vars.font.display}`,
  textTransform: 'uppercase' as const,
  ...(letterSpacing !== undefined && { letterSpacing }),
})

/** The capitals of labels and of a table's head, in the secondary colour. */
export const mutedCaps = (lineHeight: number) => ({
  ...caps(`600 ${vars.size.label}/${lineHeight}`, '.07em'),
  color: vars.color.muted,
})

/** A grid with a number of equal columns, or columns of the given widths; `others` replace them at their breakpoints. */
export const gridColumns = (
  widest: number | string,
  ...others: [breakpoint: string, columns: number | string, gaps?: StyleRule][]
) => ({
  display: 'grid',
  gridTemplateColumns: makeColumns(widest),
  '@media': Object.fromEntries(
    others.map(([breakpoint, fewer, gaps]) => [breakpoint, { gridTemplateColumns: makeColumns(fewer), ...gaps }]),
  ),
})

function makeColumns(columns: number | string) {
  if (typeof columns === 'string') return columns
  return columns === 1 ? 'minmax(0, 1fr)' : `repeat(${columns}, minmax(0, 1fr))`
}

/** One column, at a breakpoint. */
export const oneColumn = { gridTemplateColumns: makeColumns(1) }

/** A grid with as many columns as fit, each at least this wide; `auto-fit` widens them when there are fewer entries. */
export const fillColumns = (least: string, repeat: 'auto-fill' | 'auto-fit' = 'auto-fill') => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${least}), 1fr))`,
})

/** Small text in the secondary colour. */
export const small = { fontSize: vars.size.sm, color: vars.color.muted }

/** Items side by side, vertically centred. */
export const inRow = (gap?: number | string) =>
  ({ display: 'flex', alignItems: 'center', ...(gap !== undefined && { gap }) }) as const

/** Items side by side within a line of text. */
export const inlineRow = (gap?: number | string) => ({ ...inRow(gap), display: 'inline-flex' }) as const

/** Items side by side, wrapping to further lines. */
export const wrapped = (gap: number | string, alignItems?: string) => ({
  display: 'flex' as const,
  flexWrap: 'wrap' as const,
  gap,
  ...(alignItems !== undefined && { alignItems }),
})

/** Items at both ends of a line. */
export const apart = (gap: number | string, alignItems?: string) => ({
  display: 'flex' as const,
  justifyContent: 'space-between' as const,
  gap,
  ...(alignItems !== undefined && { alignItems }),
})

/** Items from the top down, also in a higher box. */
export const fromTop = (gap: number | string) => ({ display: 'grid', alignContent: 'start', gap }) as const

/** An item of a list with `counterReset: 'step'`: its number comes before its words. */
export const numberedStep = (number: Record<string, string | number>) => ({
  display: 'grid' as const,
  borderTop: `1px solid ${vars.color.hairline}`,
  counterIncrement: 'step',
  selectors: { '&::before': { content: 'counter(step)', ...number } },
})

/** A number that hangs from the line above its step. */
export const hangingNumber = (size: string, minWidth: number) => ({
  justifySelf: 'start',
  minWidth,
  marginTop: -1,
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  font: `700 ${size}/.72 ${vars.font.display}`,
  letterSpacing: '-.03em',
})

/** Phones lay it out when it comes near; until then it's about this high. The margin is for focus outlines. */
export const lazyLayout = (height: string) =>
  ({
    '@media': {
      [media.oneCard]: { contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}`, overflowClipMargin: 8 },
    },
  }) as const

/** A square box with centred content, such as an icon button. */
export const square = (size: number) => ({ display: 'grid', placeItems: 'center', width: size, height: size }) as const

/** For `::before` and `::after`: a layer over the whole box, or with another `inset` over a part of it. */
export const overlay = { content: '""', position: 'absolute', inset: 0 } as const

/** For `::before` and `::after`: a bar scaled to no width, which grows from the left with `transform: none`. */
export const growingBar = (inset: string, height: number | string, background: string) => ({
  ...overlay,
  inset,
  height,
  background,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
})

/** A dialog whose panel is its only box. */
export const dialogShell = {
  maxWidth: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  selectors: { '&::backdrop': { background: `color-mix(in srgb, ${vars.color.page} 82%, transparent)` } },
} as const

/** The light on the row of a table that the pointer is on. */
export const rowLight = {
  background: `linear-gradient(90deg, color-mix(in oklab, ${accentVars.accent} 12%, transparent), transparent 60%)`,
} as const

/** The heights of the header, in px: on top of the page, there on small screens, and after scrolling. */
export const headerHeight = { top: 88, small: 72, scrolled: 64 } as const

/** Sticks below the header while the content next to it scrolls. */
export const belowHeader = { position: 'sticky', top: 96, alignSelf: 'start' } as const

/** A stacking context of its own, so that even a negative z-index stays within it. */
export const ownLayer = { position: 'relative', isolation: 'isolate' } as const

/** Items in a column as high as the box; one with `flex: 1` takes the remaining height. */
export const inColumn = { display: 'flex', flexDirection: 'column' } as const
/** One column, as wide as its box and no wider. */
export const stack = (gap: number | string) => ({ display: 'grid', gridTemplateColumns: makeColumns(1), gap }) as const

/** Text cut with an ellipsis after one line. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** Text cut with an ellipsis after two lines. */
export const twoLines = {
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const

/** A card with cut corners and no border; `ui/surface` has one. Its own `@media` rules go in here. */
export const flatCard = <Media extends object>(cut: string, media?: Media) => ({
  background: vars.color.surface,
  clipPath: chamferSurface(cut),
  '@media': { ...forcedEdge, ...media },
})

/** A picture as large as its box. */
export const filling = { width: '100%', height: '100%', objectFit: 'cover' } as const
/** A picture over the whole of its box. */
export const cover = { position: 'absolute', inset: 0, ...filling } as const

/** A picture that zooms in while the pointer is on its card. */
export const zoomed = (card: string, scale = 1.045) => ({
  transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: `scale(${scale})` } },
})

/** A picture as wide as its box, with cut corners. */
export const cutPicture = (aspectRatio: string, cut: string) =>
  ({ width: '100%', aspectRatio, objectFit: 'cover', clipPath: chamferSurface(cut) }) as const

/** The face of a portrait in an octagon. */
export const octagonFace = (size: number, background: string) => ({
  width: size,
  height: size,
  objectFit: 'cover' as const,
  objectPosition: '50% 12%',
  background,
  clipPath: octagon,
})

/** A diamond, for the `::before` of a text. */
export const diamondMark = (size: number, background: string) => ({
  content: '""',
  flex: 'none',
  width: size,
  height: size,
  background,
  clipPath: diamond,
})

/** An entry of a list, with a diamond in front. */
export const diamondItem = (background: string) => ({
  ...gridColumns('auto 1fr'),
  alignItems: 'baseline',
  gap: 12,
  selectors: { '&::before': diamondMark(9, background) },
})

/** A diamond on the left border of an entry of a timeline. */
export const timelineMark = (top: number, background: string) =>
  ({ ...diamondMark(15, background), position: 'absolute', left: -8, top }) as const

/** For screen readers only. */
export const hiddenFromView = {
  position: 'absolute',
  width: 1,
  height: 1,
  // Otherwise, at the end of a page, it would make the page a pixel longer than the window.
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
