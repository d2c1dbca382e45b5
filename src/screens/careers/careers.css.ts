import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, cutPicture, diamondItem, fromTop, gridColumns, oneColumn, small, wrapped } from '~/theme/shorthands'
import { h5 } from '~/theme/type.css'
import { accentVars, vars } from '~/theme/vars.css'

export const text = style({ maxWidth: '48ch', color: vars.color.muted })

export const perks = style({ ...gridColumns(4, [media.navCollapsed, 2], [media.phone, 1]), gap: '32px 20px' })
export const perk = style({
  ...fromTop(12),
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
})
/** It hangs from the line. */
export const perkTitle = style([h5, { marginTop: '-.1em' }])

export const filter = style({ marginTop: vars.space.s4 })
export const openings = style({ marginTop: vars.space.s4 })
export const opening = style({
  ...gridColumns('4fr 6fr auto'),
  alignItems: 'start',
  gap: '16px clamp(20px, 3vw, 48px)',
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.twoColumns]: { ...oneColumn, justifyItems: 'start' } },
})
export const what = style({ display: 'grid', gap: 12 })
export const title = style({ ...caps('700 clamp(1.75rem, 2.6vw, 2.375rem)/.95', '-.015em'), textWrap: 'balance' })
export const where = style({ ...wrapped(8, 'center'), color: vars.color.muted })
globalStyle(`${where} > svg.lucide`, { width: 18, height: 18, color: accentVars.accentText })
export const body = style({ display: 'grid', gap: 16, maxWidth: '62ch' })
export const extras = style({ ...wrapped('4px 16px'), ...small })
export const extra = style({ ...diamondItem(accentVars.accent), gap: 8 })

export const culture = style({ paddingBottom: vars.space.section })
export const gallery = style({ ...gridColumns(6, [media.narrow, 1]), gap: '32px 16px', marginTop: vars.space.s6 })
/** Two wide, three narrow, one as wide as the page. */
export const picture = style({
  gridColumn: 'span 2',
  selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' }, '&:nth-child(6)': { gridColumn: '1 / -1' } },
  '@media': { [media.narrow]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' } } } },
})
export const image = style({
  ...cutPicture('3 / 2', '24px'),
  selectors: { [`${picture}:nth-child(6) &`]: { aspectRatio: '21 / 8' } },
  '@media': { [media.narrow]: { selectors: { [`${picture}:nth-child(6) &`]: { aspectRatio: '3 / 2' } } } },
})
export const caption = style({ marginTop: 10, ...small })
