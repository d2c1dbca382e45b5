import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { inlineRow, square } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const normal = style({})

/** Hangs from the upper edge of a card, stacked above the link that covers the card. */
const tab = style({
  position: 'absolute',
  // The corner of a card is cut.
  right: 26,
  top: 0,
  zIndex: 2,
  ...inlineRow(7),
  minWidth: 44,
  height: 44,
  padding: '0 14px',
  font: `600 1rem/1 ${vars.font.display}`,
  background: `color-mix(in srgb, ${vars.color.page} 82%, transparent)`,
  clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 10px), calc(100% - 10px) 100%, 10px 100%, 0 calc(100% - 10px))',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { background: vars.color.page } } },
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
  },
})

/** Stacked above the link of its row. */
const icon = style({
  position: 'relative',
  ...square(44),
  selectors: { '&:hover': { '@media': { [media.canHover]: { background: vars.color.raised } } } },
})

export const looks = { normal, small: normal, tab, icon }

globalStyle(`:is(${normal}, ${tab}, ${icon}) > svg`, { color: vars.color.like })
globalStyle(`:is(${normal}, ${tab}, ${icon})[aria-pressed=true] > svg`, { fill: 'currentColor' })
globalStyle(`${normal}:hover > svg`, { '@media': { [media.canHover]: { color: 'currentColor' } } })
globalStyle(`:is(${tab}, ${icon}) > svg`, { width: 18, height: 18 })
