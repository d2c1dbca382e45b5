import { chamferInteractive } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { apart, caps, gridColumns, headerHeight, inRow, mutedCaps, square, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const bottom = 'env(safe-area-inset-bottom)'
const wide = '(min-width: 48em)'

/** A modal dialog is fixed, and scrolls. */
export const menu = style({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: `env(safe-area-inset-top) max(${vars.space.gutter}, (100vw - ${vars.width.page}) / 2) 0`,
  background: vars.color.inset,
  color: vars.color.text,
  overscrollBehavior: 'contain',
  // The focused element stays between the top and the actions.
  scrollPaddingBlock: `96px calc(144px + ${bottom})`,
  isolation: 'isolate',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column', gap: 24 } },
})
globalStyle('html:has(dialog[open])', { overflow: 'hidden' })

export const lattice = style({
  position: 'fixed',
  color: vars.color.brand,
  opacity: 0.1,
})

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.color.inset,
  ...apart(0, 'center'),
  flex: 'none',
  height: headerHeight.small,
  '@media': { [wide]: { height: headerHeight.top }, [media.low]: { position: 'static' } },
})

export const close = style(square(44))

export const search = style({
  ...inRow(12),
  flex: 'none',
  minHeight: 50,
  paddingInline: 16,
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferInteractive('12px'),
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: -4 } },
  '@media': { ...forcedEdge, [wide]: { width: 'min(100%, 520px)' } },
})

export const groups = style({
  display: 'grid',
  gap: 20,
  marginBlock: 'auto',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr 1fr', gap: '32px' },
    '(min-width: 68em)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const group = style({ borderTop: `1px solid ${vars.color.hairline}` })

/** Hangs from the hairline by a stub in the brand's colour. */
export const title = style({
  width: 'fit-content',
  marginTop: -1,
  paddingRight: 24,
  paddingTop: 10,
  borderTop: `4px solid ${vars.color.brand}`,
  ...mutedCaps(1.2),
})

export const links = style({
  ...gridColumns('1fr 1fr'),
  columnGap: 16,
  marginTop: 4,
  '@media': { [wide]: { gridTemplateColumns: '1fr', marginTop: 12 } },
})

export const link = style({
  ...inRow(),
  width: 'fit-content',
  minHeight: 44,
  ...caps('700 1.375rem/1', '-.01em'),
  selectors: { '&:is(:hover, [aria-current])': { color: vars.color.brand } },
  '@media': {
    [wide]: { minHeight: 52, fontSize: '2rem' },
    [media.phone]: { fontSize: 'clamp(1.125rem, 5.6vw, 1.5rem)' },
  },
})

export const spoilers = style({ marginBottom: 12 })

export const actions = style({
  ...wrapped(8),
  // In reach of the thumb, however long the menu is.
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: `12px calc(28px + ${bottom})`,
  background: vars.color.inset,
  // What scrolls under it fades out, so that it doesn't look like the end of the menu.
  boxShadow: `0 -20px 20px ${vars.color.inset}`,
  '@media': { [media.low]: { position: 'static', boxShadow: 'none' } },
})
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: 'auto', paddingInline: 14 } } })
