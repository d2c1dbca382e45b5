import { logo } from '~/components/marks/logo.css'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { apart, gridColumns, mutedCaps, oneColumn, ownLayer, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const footer = style({
  ...ownLayer,
  overflow: 'clip',
  borderTop: `1px solid ${vars.color.hairline}`,
  background: vars.color.inset,
})

export const lattice = style({ color: '#fff', opacity: 0.035 })

export const columns = style({
  ...gridColumns('5fr 2fr 2fr 2fr'),
  gap: vars.space.s4,
  paddingBlock: `${vars.space.s12} ${vars.space.s8}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: vars.space.s8 },
    [media.largeText]: oneColumn,
  },
})

export const about = style({ '@media': { [media.stacked]: { gridColumn: '1 / -1' } } })
globalStyle(`${about} .${logo}`, { fontSize: 40 })
export const tagline = style({ maxWidth: '36ch', marginBlock: vars.space.s4, color: vars.color.muted })

export const columnTitle = style({
  marginBottom: vars.space.s2,
  paddingBottom: vars.space.s2,
  borderBottom: `1px solid ${vars.color.hairline}`,
  ...mutedCaps(1.2),
})

/** The last column wraps below the others, as wide as both. */
globalStyle(`${columns} > nav:last-child`, { '@media': { [media.stacked]: { gridColumn: '1 / -1' } } })
globalStyle(`${columns} > nav:last-child > ul`, {
  '@media': { [media.stacked]: { columnCount: 2, columnGap: vars.space.s4 }, [media.largeText]: { columnCount: 1 } },
})

export const link = style({
  display: 'inline-block',
  padding: '6px 0',
  font: `600 1.1875rem/1.3 ${vars.font.display}`,
  '@media': { [media.stacked]: { paddingBlock: 10 } },
  selectors: { '&:hover': { color: vars.color.brand } },
})

export const word = style({
  height: 'clamp(4.6rem, 17.4vw, 17.6rem)',
  overflow: 'hidden',
  borderTop: `${vars.width.line} solid ${vars.color.brand}`,
  textAlign: 'center',
  font: `700 clamp(7rem, 27.2vw, 27.4rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.015em',
  color: vars.color.inset,
  WebkitTextStroke: `1.5px ${vars.color.borderStrong}`,
  paintOrder: 'stroke fill',
  userSelect: 'none',
})
globalStyle(`${word} > span`, { display: 'block', marginTop: '-.056em' })

export const legal = style({
  ...apart(16),
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
  paddingBlock: `${vars.space.s3} calc(${vars.space.s3} + env(safe-area-inset-bottom))`,
  ...small,
})
