import { createVar } from '@vanilla-extract/css'
import { slanted } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, gridColumns, overlay } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The picture of the word. */
export const word = createVar()

export const section = style({
  background: vars.color.surface,
  clipPath: slanted,
  paddingBlock: `calc(${vars.space.section} * .75 + ${vars.space.slope})`,
})

export const values = style({
  ...gridColumns(4, [media.navCollapsed, 2], [media.phone, 1]),
  gap: '48px 20px',
  marginTop: vars.space.s5,
})

/** In a word's picture (200 px type, 263 px high) the headline, with half its outline, is at 65.4 to 86.2. Here it spans the column. */
export const headline = style({
  position: 'relative',
  // The widest word fits its column.
  height: 'min(190px, 14.5vw)',
  '@media': { [media.navCollapsed]: { height: 190 }, [media.phone]: { height: 156 } },
  marginTop: -12,
  color: accentVars.accent,
  selectors: {
    '&::before': { ...overlay, inset: 'calc(24.87% - 1.5px) 0 calc(67.23% - 1.5px)', background: 'currentColor' },
    '&::after': { ...overlay, background: 'currentColor', mask: `${word} 0 0 / auto 100% no-repeat` },
  },
})

export const title = style({ marginTop: 4, ...caps(`700 ${vars.size.h4}/1`, '-.01em') })
export const text = style({ marginTop: 12, maxWidth: '40ch', color: vars.color.muted })
