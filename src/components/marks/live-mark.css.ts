import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { diamondMark, inlineRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Marks what is live: by its colour, and a diamond in front. */
export const liveMark = style({
  ...inlineRow(8),
  color: vars.color.liveText,
  selectors: { '&::before': diamondMark(9, vars.color.like) },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
  },
})
