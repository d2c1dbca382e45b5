import { cutName } from '~/components/links/links.css'
import { chamferInteractive } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, cover, gridColumns, inColumn, ownLayer, small, square, wrapped } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'
import { letter as smallLetter } from './comparison-table.css'

export const lineUp = style({
  ...gridColumns(4, [media.stacked, 2, { gap: 12 }], [media.largeText, 1]),
  gap: 20,
})

export const card = style({ position: 'relative', ...inColumn, minWidth: 0, background: vars.color.surface })

export const picture = style({
  ...ownLayer,
  aspectRatio: '1',
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${toneVars.panel}, color-mix(in oklab, ${toneVars.panel} 60%, ${toneVars.shade}))`,
})
export const portrait = style({ ...cover, objectPosition: '50% 12%' })

export const letter = style([
  smallLetter,
  { position: 'absolute', left: 12, top: 12, ...square(44), font: `700 1.625rem/1 ${vars.font.display}` },
])

export const remove = style({
  position: 'absolute',
  right: 0,
  top: 0,
  ...square(48),
  background: `color-mix(in srgb, ${vars.color.page} 76%, transparent)`,
  selectors: {
    '&:hover': { background: vars.color.page, color: vars.color.money },
    '&:focus-visible': { outlineOffset: -6 },
  },
})

export const body = style({
  flex: 1,
  minWidth: 0,
  padding: '0 18px 18px',
  borderTop: `${vars.width.edge} solid ${toneVars.light}`,
  '@media': { [media.phone]: { paddingInline: 12 } },
})
export const pending = style({ minHeight: 118 })

export const name = style({ marginTop: '-.055em', ...caps('700 clamp(1.5rem, 3.2vw, 2.625rem)/.8', '-.02em') })
export const link = style([cutName, { selectors: { '&:hover': { color: toneVars.light } } }])
export const real = style({
  minHeight: '1.35em',
  margin: '4px 0 12px',
  ...small,
  lineHeight: 1.35,
})
export const facts = style(wrapped(6, 'center'))
globalStyle(`${facts} > li`, { display: 'flex', minWidth: 0, maxWidth: '100%' })
// Team names wrap, so that they aren't cut off in a narrow column.
globalStyle(`${facts} > li > *`, { whiteSpace: 'normal' })

export const failed = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'start',
  gap: 12,
  padding: '72px 18px 24px',
  borderTop: `${vars.width.edge} solid ${vars.color.borderStrong}`,
  '@media': { [media.phone]: { paddingInline: 12 } },
})
globalStyle(`${failed} > svg.lucide`, { width: 36, height: 36, color: vars.color.muted })
export const failedTitle = style(caps('700 1.5rem/1'))
export const failedText = style(small)

export const add = style({ display: 'flex', minHeight: 160 })
export const addLink = style({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 12,
  background: `repeating-linear-gradient(135deg, ${vars.color.surface} 0 10px, ${vars.color.raised} 10px 11px)`,
  ...caps('700 1.0625rem/1.1', '.04em'),
  textAlign: 'center',
  clipPath: chamferInteractive('20px'),
  selectors: {
    '&:hover': { background: vars.color.raisedHover, color: vars.color.money },
    '&:focus-visible': { outlineOffset: -8 },
  },
  '@media': forcedEdge,
})
globalStyle(`${addLink} > svg.lucide`, { width: 32, height: 32, color: vars.color.money })
