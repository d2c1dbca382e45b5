import { liveMark } from '~/components/marks/live-mark.css'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, gridColumns, inRow, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const row = style({
  position: 'relative',
  ...gridColumns(
    '8.5rem minmax(0, 1fr) minmax(0, auto)',
    [media.stacked, '5.75rem minmax(0, 1fr)', { columnGap: 14 }],
    [media.largeText, 1],
  ),
  alignItems: 'start',
  gap: '6px 24px',
  padding: '16px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
})

/** The day hangs from its own bar. */
export const when = style({
  display: 'grid',
  gap: 3,
  width: 'fit-content',
  minWidth: 64,
  marginTop: -17,
  paddingTop: 13,
  borderTop: `4px solid ${accentVars.accent}`,
  ...small,
  lineHeight: 1.3,
})
export const day = style({
  display: 'block',
  font: `700 1.375rem/1.2 ${vars.font.display}`,
  letterSpacing: '-.005em',
  color: vars.color.text,
  whiteSpace: 'nowrap',
  '@media': { [media.stacked]: { fontSize: '1.25rem' } },
})
export const time = style({ font: `600 1.0625rem/1.2 ${vars.font.display}`, color: vars.color.text })
export const left = style({ color: vars.color.money })
export const own = style({ fontSize: vars.size.xs })
export const live = style([liveMark, { paddingTop: 3, ...caps('700 1.125rem/1.1', '.03em') }])

export const name = style({ font: `700 1.375rem/1.2 ${vars.font.display}` })
/** On a phone the sides are below each other, and a second line of a name starts below its letters, not below the crest. */
export const side = style({
  display: 'inline-block',
  marginRight: 3,
  '@media': { [media.phone]: { display: 'block', marginRight: 0 } },
})
// Where results are covered, a crest within a result is, too.
globalStyle(`:is(html:not([data-no-spoilers]) ${side}:has(img), ${side}:has(> img))`, {
  '@media': { [media.phone]: { paddingLeft: 34, textIndent: -34 } },
})
export const crest = style({ display: 'inline', width: 26, height: 26, marginRight: 8, verticalAlign: '-.26em' })
/** The note begins next to the game and goes on below it. */
export const facts = style({ marginTop: 5 })
globalStyle(`${facts} > span`, { marginRight: 10 })
export const note = style([small, { display: 'inline' }])

/** Right of the match, below it on a phone. */
export const watch = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  '@media': { [media.stacked]: { gridColumn: 2, gridRow: 'auto' }, [media.largeText]: { gridColumn: 1 } },
})
export const followedNames = style({
  ...inRow(7),
  alignItems: 'start',
  gridColumn: 2,
  ...small,
  '@media': { [media.largeText]: { gridColumn: 1 } },
})
globalStyle(`${followedNames} > svg.lucide`, {
  width: 14,
  height: 14,
  // In the middle of the first line.
  marginTop: '.3em',
  color: vars.color.like,
  fill: 'currentColor',
})
