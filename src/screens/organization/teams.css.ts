import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, flatCard, gridColumns, inColumn, oneColumn } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Three figures in a row, for the teams and for the achievements. */
export const figures = style({
  ...gridColumns('repeat(3, minmax(0, 220px))', [media.largeText, 1]),
  gap: 'clamp(12px, 3vw, 40px)',
  marginTop: vars.space.s6,
})
export const toolbar = style({
  ...gridColumns('1fr minmax(240px, 360px)', [media.twoColumns, 1]),
  gap: 16,
  marginTop: vars.space.s6,
})
export const roster = style({
  ...gridColumns(3, [media.twoColumns, 2], [media.phone, 1]),
  gap: 16,
  marginTop: vars.space.s4,
})
/** Takes the width that the players leave, so that their last row is full. */
export const team = style({
  containerType: 'inline-size',
  ...inColumn,
  gap: 12,
  minHeight: 320,
  padding: 28,
  color: accentVars.onAccent,
  ...flatCard('26px', {
    [media.twoColumns]: {
      selectors: {
        '&:nth-last-child(n)': { gridColumn: 'auto' },
        '&:nth-last-child(2n + 1)': { gridColumn: '1 / -1' },
      },
    },
  }),
  background: accentVars.accent,
  selectors: {
    '&:nth-last-child(3n + 1)': { gridColumn: '1 / -1' },
    '&:nth-last-child(3n + 2)': { gridColumn: 'span 2' },
  },
})
export const crest = style({ width: 'clamp(96px, 50%, 220px)', marginBottom: 'auto' })
export const game = style(caps(`600 ${vars.size.label}/1`, '.06em'))
// On the organization's colour, another colour might not be visible.
globalStyle(`${game} > a`, { color: 'inherit', outlineColor: 'currentColor' })
export const name = style(caps('700 clamp(2rem, 12cqi, 5rem)/.86', '-.02em'))
export const facts = style({
  ...gridColumns('repeat(3, 1fr)'),
  paddingTop: 12,
  borderTop: '2px solid currentColor',
  '@media': { [media.largeText]: { ...oneColumn, gap: 12 } },
})
globalStyle(`${facts} dt`, { color: 'inherit' })
export const nothing = style({ paddingBlock: vars.space.s6, color: vars.color.muted })
