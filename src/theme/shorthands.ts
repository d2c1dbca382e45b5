import { chamferSurface, diamond } from './clip-paths'
import { forcedEdge } from './forced-edge'
import { media } from './media'
import { vars } from './vars.css'

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

/** A grid with a number of equal columns, or columns of these widths; and what they are from a breakpoint on. */
export const gridColumns = (widest: number | string, ...others: [breakpoint: string, columns: number | string][]) => ({
  display: 'grid',
  gridTemplateColumns: makeColumns(widest),
  '@media': Object.fromEntries(
    others.map(([breakpoint, fewer]) => [breakpoint, { gridTemplateColumns: makeColumns(fewer) }]),
  ),
})

function makeColumns(columns: number | string) {
  if (typeof columns === 'string') return columns
  return columns === 1 ? 'minmax(0, 1fr)' : `repeat(${columns}, minmax(0, 1fr))`
}

/** A grid with as many columns as have room, each at least this wide; `auto-fit` widens them when there are fewer entries. */
export const fillColumns = (least: string, repeat: 'auto-fill' | 'auto-fit' = 'auto-fill') => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${least}), 1fr))`,
})

/** Items side by side, in the middle of each other. */
export const inRow = (gap: number | string) => ({ display: 'flex', alignItems: 'center', gap }) as const

/** Items side by side, and on further lines where there is no room. */
export const wrapped = (gap: number | string, alignItems?: string) => ({
  display: 'flex' as const,
  flexWrap: 'wrap' as const,
  gap,
  ...(alignItems !== undefined && { alignItems }),
})

/** On phones it is laid out when it comes near, and takes about this height until then. The margin is for focus outlines. */
export const laidOutNear = (height: string) =>
  ({
    '@media': {
      [media.oneCard]: { contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}`, overflowClipMargin: 8 },
    },
  }) as const

/** A square box with its content in the middle, as of a button that is only an icon. */
export const square = (size: number) => ({ display: 'grid', placeItems: 'center', width: size, height: size }) as const

/** For `::before` and `::after`: a layer over the whole box, or with another `inset` over a part of it. */
export const overlay = { content: '""', position: 'absolute', inset: 0 } as const

/** For `::before` and `::after`: a bar of no width, which grows from the left with `transform: none`. */
export const growingBar = (inset: string, height: number | string, background: string) => ({
  ...overlay,
  inset,
  height,
  background,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
})

/** Stays in sight below the header while what is next to it passes. */
export const belowHeader = { position: 'sticky', top: 96, alignSelf: 'start' } as const

/** Its children stack within it, negative z-index included. */
export const ownLayer = { position: 'relative', isolation: 'isolate' } as const

/** One below the other, as high as their box: `flex: 1` fills it. */
export const inColumn = { display: 'flex', flexDirection: 'column' } as const
/** One column, as wide as its box and no wider. */
export const stack = (gap: number | string) => ({ display: 'grid', gridTemplateColumns: makeColumns(1), gap }) as const

/** A text that ends in an ellipsis where its line does. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** A text that ends in an ellipsis where its second line does. */
export const twoLines = {
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const

/** A cut card of one plane; `ui/surface` has a line around it. */
export const flatCard = (cut: string) => ({
  background: vars.color.surface,
  clipPath: chamferSurface(cut),
  '@media': forcedEdge,
})

/** A picture that fills its box. */
export const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const

/** A diamond, for the `::before` of a text. */
export const diamondMark = (size: number, background: string) => ({
  content: '""',
  flex: 'none',
  width: size,
  height: size,
  background,
  clipPath: diamond,
})

/** A diamond on the left border of an entry of a timeline. */
export const timelineMark = (top: number, background: string) =>
  ({ ...diamondMark(15, background), position: 'absolute', left: -8, top }) as const
