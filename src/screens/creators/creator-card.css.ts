import type { StyleRule } from '@vanilla-extract/css'
import { inner } from '~/components/card.css'
import { looks } from '~/components/follow/follow-button.css'
import { cornerTier } from '~/components/marks/tier-badge.css'
import * as player from '~/components/player/player-card.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns, oneColumn } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

/** On phones the picture is next to the name, so that two creators fit on a screen. */
export const card = style({})
const onPhones = (part: string, rule: StyleRule) =>
  globalStyle(`${card} .${part}`, { '@media': { [media.phone]: rule } })
onPhones(inner, {
  ...gridColumns('116px minmax(0, 1fr)'),
  gridTemplateRows: 'auto auto 1fr',
})
onPhones(player.picture, { gridRow: '1 / 4', aspectRatio: 'auto' })
// Here the picture has no cut corner.
onPhones(looks.tab, { right: 0 })
// The heart is in the other corner, and the picture is too small for both at the top.
onPhones(cornerTier, { top: 'auto', bottom: 0 })
onPhones(player.body, { display: 'contents' })
onPhones(player.real, { ...oneColumn, gap: 0, margin: '4px 14px 8px' })
onPhones(player.tags, { maxHeight: 'none', margin: '0 14px 8px' })
onPhones(`${player.tags} > li > *`, { whiteSpace: 'normal' })
const withLargeText = (part: string, rule: StyleRule) =>
  globalStyle(`${card} .${part}`, { '@media': { [media.largeText]: rule } })
withLargeText(inner, { ...oneColumn, gridTemplateRows: 'none' })
withLargeText(player.picture, { gridRow: 'auto', aspectRatio: '3 / 2' })
onPhones(player.foot, { gridColumn: '1 / -1', marginInline: 14 })

/** Smaller than on a player card: usually two words, not one. */
export const name = style({
  fontSize: '1.75rem',
  '@media': {
    [media.phone]: { marginTop: 0, padding: '0 14px 1px', borderTop: `${vars.width.edge} solid ${toneVars.light}` },
    [media.largeText]: { fontSize: '11vw' },
  },
})

export const figures = style({
  // As wide as their labels need.
  ...gridColumns('auto auto auto'),
  margin: '16px 0 8px',
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': { [media.phone]: { gridColumn: '1 / -1', margin: '0 14px' }, [media.largeText]: oneColumn },
})
globalStyle(`${figures} > div`, { minWidth: 0, padding: '11px 0 8px' })
globalStyle(`${figures} > div:not(:nth-child(3n + 1))`, {
  paddingLeft: 10,
  borderLeft: `1px solid ${vars.color.hairline}`,
  '@media': { [media.largeText]: { paddingLeft: 0, borderLeft: 0 } },
})
globalStyle(`${figures} > div:nth-child(n + 4)`, { borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${figures} dt`, { letterSpacing: 'normal', whiteSpace: 'nowrap' })
globalStyle(`${figures} dd`, { fontSize: '1.375rem' })
