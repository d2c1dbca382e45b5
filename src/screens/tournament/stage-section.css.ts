import { summary as disclosureSummary } from '~/components/disclosure.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { fillColumns, gridColumns, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const stage = style({ marginTop: vars.space.s8 })
export const header = style({ ...wrapped('8px 20px', 'baseline'), marginBottom: vars.space.s3 })
export const note = style({ ...small, lineHeight: 1.4 })

/** Selects what a table shows; needs JavaScript. */
export const choice = style({
  width: 360,
  marginBottom: vars.space.s3,
  '@media': { [media.phone]: { width: '100%' }, [media.noScript]: { display: 'none' } },
})

/** How points add up. */
export const rule = style({
  maxWidth: '60ch',
  marginTop: vars.space.s2,
  ...small,
})

export const groups = style({
  ...fillColumns('440px', 'auto-fit'),
  gap: '40px 24px',
  // Four side by side, not three and one.
  '@media': { [media.huge]: fillColumns('360px', 'auto-fit') },
})

/** In a wider table, the figures would be far from their team. */
globalStyle(`${groups} > :only-child table, ${stage} > table`, { maxWidth: 760 })

export const matches = style({ ...gridColumns(2, [media.narrow, 1]), columnGap: 40 })
export const details = style({ marginTop: vars.space.s3 })
export const summary = style([disclosureSummary, { fontSize: '1.0625rem', letterSpacing: '.02em' }])
export const round = style({
  padding: '20px 0 8px',
  font: `700 ${vars.size.sm}/1.2 ${vars.font.display}`,
  color: vars.color.muted,
})
export const match = style({ padding: '12px 0', borderTop: `1px solid ${vars.color.hairline}` })
export const matchLink = style({
  ...gridColumns('minmax(0, 1fr) auto minmax(0, 1fr)', [media.largeText, 1]),
  alignItems: 'center',
  gap: 12,
  minHeight: 24,
  font: `600 1.0625rem/1.15 ${vars.font.display}`,
  selectors: { '&:hover': { color: accentVars.accentText } },
})
export const away = style({ textAlign: 'right', '@media': { [media.largeText]: { textAlign: 'left' } } })
export const score = style({ whiteSpace: 'nowrap', color: vars.color.money })
export const time = style({ marginTop: 4, fontSize: vars.size.xs, lineHeight: 1.2, color: vars.color.muted })
