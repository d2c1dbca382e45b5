import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, gridColumns, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const row = style({
  position: 'relative',
  ...gridColumns('8.5rem minmax(0, 1fr) 48px'),
  alignItems: 'center',
  gap: 24,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: '4.75rem minmax(0, 1fr) 48px', gap: 10, paddingBlock: 6 },
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) 48px' },
  },
})

/** The days hang from a bar, which is lit while the tournament is under way. */
export const when = style({
  alignSelf: 'start',
  width: 'fit-content',
  minWidth: 56,
  marginTop: -13,
  paddingTop: 10,
  borderTop: `4px solid ${vars.color.borderStrong}`,
  ...caps(`600 ${vars.size.label}/1.1`, '.04em'),
  color: vars.color.muted,
  selectors: { '[data-state=ongoing] > &': { borderColor: accentVars.accent } },
  '@media': { [media.stacked]: { marginTop: -7 }, [media.largeText]: { gridColumn: '1 / -1' } },
})
export const days = style({
  display: 'block',
  marginBottom: 4,
  font: `700 1.5rem/.9 ${vars.font.display}`,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
  color: vars.color.text,
})

export const name = style({
  font: `700 1.25rem/1.1 ${vars.font.display}`,
  selectors: { '[data-state=past] &': { color: vars.color.muted } },
  '@media': { [media.stacked]: { fontSize: '1.125rem' } },
})
export const facts = style({
  ...wrapped('0 12px'),
  marginTop: 2,
  ...small,
  lineHeight: 1.35,
  '@media': { [media.phone]: { columnGap: 8 } },
})
globalStyle(`${facts} > *`, { fontWeight: 400 })
/** Phones hide it, because the days imply it. */
export const status = style({ '@media': { [media.phone]: { display: 'none' } } })
export const prize = style({ color: vars.color.money })
// Phones hide the dollars, so that a row has two lines.
globalStyle(`${prize} > small`, { '@media': { [media.phone]: { display: 'none' } } })
