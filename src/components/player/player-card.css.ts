import * as card from '~/components/card.css'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns, inRow, lazyLayout, oneLine, ownLayer, small, twoLines, wrapped } from '~/theme/shorthands'
import { accentVars, toneVars, vars } from '~/theme/vars.css'

const pictureRatio = '302 / 318'

/** In one column, laid out only when it comes near; until then as high as its picture and text. */
export const farCard = style(lazyLayout(`calc((100vw - 2 * ${vars.space.gutter}) / (${pictureRatio}) + 278px)`))

export const picture = style({
  ...ownLayer,
  aspectRatio: pictureRatio,
  overflow: 'hidden',
  background: `radial-gradient(90% 70% at 50% 62%, ${toneVars.shade}, transparent 76%), linear-gradient(180deg, ${toneVars.panel}, color-mix(in oklab, ${toneVars.panel} 60%, ${toneVars.shade}))`,
})

export const portrait = style([card.picture, { objectPosition: '50% 12%', transformOrigin: '50% 100%' }])

export const body = style([card.body, { padding: '0 18px 12px' }])

export const name = style({
  marginTop: '-.055em',
  ...caps('700 2.625rem/.8', '-.02em'),
  '@media': { [media.largeText]: { fontSize: '12vw' } },
})
/** Cuts off a long name. A box around it would do that, too, but also cut off the focus ring. */
export const nameLink = style({ display: 'block', width: 'fit-content', overflow: 'hidden', paddingBottom: '.04em' })

export const real = style({
  // A long status leaves half of the width to the name.
  ...gridColumns('minmax(0, 1fr) fit-content(50%)', [media.largeText, 1]),
  alignItems: 'start',
  gap: 8,
  minHeight: '1.35em',
  margin: '4px 0 12px',
  ...small,
  lineHeight: 1.35,
})
/** The second line is for visitors who increase the letter spacing. */
export const realName = style(twoLines)

export const tags = style({
  ...wrapped(4),
  minHeight: 28,
  maxHeight: 60,
  overflow: 'hidden',
  '@media': { [media.largeText]: { maxHeight: 'none' } },
})
globalStyle(`${tags} > li`, { display: 'flex', minWidth: 0, maxWidth: '100%' })

export const stats = style([
  card.figures,
  { gridTemplateColumns: '1.5fr minmax(max-content, 1fr)', margin: '16px 0 0' },
])
globalStyle(`${stats} dd`, oneLine)

export const last = style({ ...inRow(8), minWidth: 0, padding: '11px 0 9px', fontSize: vars.size.sm, lineHeight: 1.3 })
globalStyle(`${last} > svg.lucide`, { width: 16, height: 16, color: vars.color.money })
/** Draws the focus ring of its link, which it would cut off otherwise. */
export const lastText = style({
  ...twoLines,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 } },
})
globalStyle(`${lastText} a`, { outline: 'none' })

export const foot = style({
  ...inRow(8),
  justifyContent: 'space-between',
  minHeight: 44,
  marginTop: 'auto',
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
})

export const open = style({ marginLeft: 'auto' })

/** A placeholder has no tone: that depends on the player. */
export const placeholder = style({
  vars: {
    [accentVars.accent]: vars.color.borderStrong,
    [toneVars.light]: vars.color.borderStrong,
    [toneVars.shade]: vars.color.raisedHover,
    [toneVars.panel]: vars.color.surface,
  },
})

/** As high as the facts of a player. */
export const pending = style({ minHeight: 237, paddingTop: 1 })
