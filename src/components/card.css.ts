import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { cover, inColumn, overlay, zoomed } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { surface, surfaceInner } from '~/ui/surface.css'
import { figureList } from './facts/facts.css'

/** A card with cut corners, as high as its neighbours. Its edge lights up in the accent on hover and focus. */
export const card = style([
  surface,
  {
    height: '100%',
    selectors: {
      '&::before': {
        ...overlay,
        background: `linear-gradient(180deg, ${accentVars.accent}, transparent 85%)`,
        opacity: 0,
        transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
      },
      '&:is(:hover, :focus-within)::before': { opacity: 1 },
    },
  },
])

export const inner = style([surfaceInner, inColumn])

/** Fills the top of a card, and zooms in on hover. */
export const picture = style({ ...cover, ...zoomed(card) })

/** The text below the picture hangs from a line in the accent. */
export const body = style({
  ...inColumn,
  flex: 1,
  minWidth: 0,
  padding: '0 20px 18px',
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
})

/** Makes the whole card clickable. */
export const link = style({ selectors: { '&::after': { ...overlay, zIndex: 1 } } })

/** Figures side by side between two hairlines, each with its name above. */
export const figures = style([
  figureList,
  {
    display: 'grid',
    borderBlock: `1px solid ${vars.color.hairline}`,
    // Important, because each card has its own columns.
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
  },
])
globalStyle(`${figures} > div`, { minWidth: 0, padding: '11px 0 8px' })
globalStyle(`${figures} > div + div`, {
  paddingLeft: 14,
  borderLeft: `1px solid ${vars.color.hairline}`,
  '@media': { [media.largeText]: { paddingLeft: 0, borderLeft: 0 } },
})
