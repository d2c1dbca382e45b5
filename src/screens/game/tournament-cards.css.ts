import { flag } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, gridColumns, inlineRow, inRow, lazyLayout, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The first card is large. Two more fill its row, and rows of four follow. */
export const grid = style({ ...gridColumns(4, [media.navCollapsed, 2], [media.narrow, 1]), gap: 16 })
globalStyle(`${grid} > li:first-child`, { gridColumn: 'span 2', '@media': { [media.narrow]: { gridColumn: 'auto' } } })

export const far = style({ selectors: { 'html:not([data-reload]) &': lazyLayout('390px') } })

/** The background fills the card while there is no picture. */
export const art = style({
  position: 'relative',
  flex: 'none',
  height: 248,
  overflow: 'hidden',
  background: `radial-gradient(80% 120% at 72% 20%, ${accentVars.accent}, transparent 64%), linear-gradient(160deg, ${accentVars.accentSoft}, ${vars.color.page})`,
  '@media': { [media.narrow]: { height: 190 } },
})

/** On top of the card's link, so that the winner's own link can be clicked. */
export const status = style({
  position: 'absolute',
  zIndex: 2,
  pointerEvents: 'none',
  left: 0,
  top: 0,
  ...inlineRow(8),
  // Ends before the follow button in the other corner.
  maxWidth: 'calc(100% - 78px)',
  minHeight: 34,
  padding: '4px 20px 3px 14px',
  ...caps('700 1rem/1.1', '.03em'),
  background: vars.color.page,
  clipPath: flag,
})
globalStyle(`${status} a`, { pointerEvents: 'auto' })

export const name = style({
  marginTop: '-.06em',
  ...caps('700 1.75rem/.88', '-.02em'),
  textWrap: 'balance',
  selectors: { [`${grid} > li:first-child &`]: { fontSize: 'clamp(min(2.25rem, 11vw), 4vw, 3.25rem)' } },
})

export const facts = style({
  ...wrapped('8px 22px'),
  margin: '18px 0',
  ...small,
  lineHeight: 1.35,
})
globalStyle(`${facts} > li`, inRow(9))
globalStyle(`${facts} svg.lucide`, { width: 17, height: 17, color: accentVars.accentText })

export const foot = style({
  ...wrapped('4px 12px', 'baseline'),
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1.125rem/1 ${vars.font.display}`,
  color: vars.color.muted,
})
export const prize = style({
  fontSize: '1.625rem',
  color: vars.color.money,
  selectors: { [`${grid} > li:first-child &`]: { fontSize: '2.25rem' } },
})
