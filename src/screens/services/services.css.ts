import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { apart, caps, filling, flatCard, gridColumns, inColumn, zoomed } from '~/theme/shorthands'
import { accentVars, toneVars, vars } from '~/theme/vars.css'

export const list = style({
  ...gridColumns(6, [media.twoColumns, 2], [media.phone, 1]),
  gap: 20,
  marginTop: vars.space.s2,
})

/** Two wide, then three narrow, and so on: nine equal cards would look monotonous. */
export const service = style({
  position: 'relative',
  gridColumn: 'span 2',
  ...inColumn,
  minHeight: 300,
  selectors: {
    '&:nth-child(5n + 1), &:nth-child(5n + 2)': { gridColumn: 'span 3' },
    // The last row is full, however many there are.
    '&:nth-child(5n + 3):nth-last-child(2), &:nth-child(5n + 4):last-child': { gridColumn: 'span 3' },
    '&:nth-child(5n + 3):last-child, &:nth-child(5n + 6):last-child': { gridColumn: '1 / -1' },
  },
  ...flatCard('26px', {
    // As specific as the selectors above, which are for wider windows.
    [media.twoColumns]: {
      selectors: {
        '&:nth-child(n):nth-last-child(n)': { gridColumn: 'auto' },
        '&:nth-child(n):nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
  }),
})
export const frame = style({
  aspectRatio: '7 / 3',
  maxHeight: 270,
  overflow: 'hidden',
  background: toneVars.panel,
  borderBottom: `${vars.width.edge} solid ${toneVars.light}`,
})
export const picture = style({ ...filling, ...zoomed(service) })
export const body = style({ ...inColumn, flex: 1, gap: 12, padding: '0 24px 22px' })
/** The name hangs from the line below the picture. In large letters on a phone, the longest word, 'Organization', fits one line. */
export const title = style({
  marginTop: '-.06em',
  ...caps('700 clamp(min(1.5rem, 11vw), 2.4vw, 2.125rem)/.86', '-.015em'),
})
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
export const foot = style({
  ...apart(0, 'center'),
  marginTop: 'auto',
  ...caps(`600 ${vars.size.label}/1`, '.06em'),
  color: accentVars.accentText,
})
