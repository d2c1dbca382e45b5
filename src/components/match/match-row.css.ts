import type { StyleRule } from '@vanilla-extract/css'
import { liveMark } from '~/components/marks/live-mark.css'
import { chamferInteractive } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { gridColumns, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const inNarrow = (rule: StyleRule) => ({ '@container': { '(max-width: 44em)': rule } })

export const list = style({ containerType: 'inline-size' })
export const row = style({
  ...gridColumns('8.5rem minmax(0, 1fr) auto'),
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: 68,
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  // The columns of what's next (`up-next-row.css.ts`).
  ...inNarrow({
    gridTemplateColumns: '5.75rem minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: 14,
    padding: '8px 0',
  }),
})
/** In a narrow list, a date and time is above the sides. */
export const datedRow = style([row, inNarrow({ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' })])
globalStyle(`${row} > *`, {
  '@media': { [media.largeText]: { gridColumn: '1 / -1', justifySelf: 'start', textAlign: 'left' } },
})
export const when = style({
  font: `600 .9375rem/1.2 ${vars.font.display}`,
  color: vars.color.muted,
  // The day, and the time below it.
  textWrap: 'balance',
  selectors: { [`${datedRow} > &`]: inNarrow({ gridColumn: '1 / -1', fontSize: vars.size.xs }) },
})
/** In the visitor's own zone: below the time, or next to it where the list is narrow. */
export const own = style({
  display: 'block',
  font: `400 ${vars.size.xs}/1.3 ${vars.font.body}`,
  ...inNarrow({ display: 'inline' }),
})
export const what = style({
  minWidth: 0,
  // Without an outcome next to it, the score is at the edge.
  selectors: { [`${datedRow} > &:last-child`]: inNarrow({ gridColumn: '1 / -1' }) },
})
export const title = style({ font: `600 1.1875rem/1.2 ${vars.font.display}` })
export const side = style({ display: 'inline-flex', alignItems: 'center', gap: 8, verticalAlign: 'middle' })
/** Muted, unless results are covered. */
export const loser = style([side, { selectors: { 'html:not([data-no-spoilers]) &': { color: vars.color.muted } } }])
export const score = style({ marginInline: 6, fontWeight: 700, color: vars.color.money, whiteSpace: 'nowrap' })
/** In a narrow list the sides are below each other, and the score is next to both, unless it's covered. */
export const decided = style({
  selectors: {
    'html:not([data-no-spoilers]) &': inNarrow({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: 4,
    }),
  },
})
globalStyle(`${decided} > ${score}`, inNarrow({ gridArea: '1 / 2 / 3' }))

export const note = style({ marginTop: 2, ...small, lineHeight: 1.35 })
/** In a narrow list they have a line of their own, below the tournament. */
export const details = style(inNarrow({ display: 'block' }))

export const winners = style({ display: 'block', marginTop: 4, font: `600 .9375rem/1.2 ${vars.font.display}` })

export const state = style({
  font: `600 .9375rem/1.2 ${vars.font.display}`,
  textAlign: 'right',
  color: vars.color.muted,
})
export const live = style([
  state,
  liveMark,
  { fontWeight: 700, textTransform: 'uppercase', color: vars.color.liveText },
])

const mark = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  minHeight: 32,
  padding: '0 9px',
  font: `700 1rem/1 ${vars.font.display}`,
  clipPath: chamferInteractive('8px'),
  '@media': forcedEdge,
})
export const won = style([
  mark,
  {
    color: vars.color.onMedal,
    background: vars.color.active,
    '@media': { [media.print]: { background: vars.color.silver } },
  },
])
export const lost = style([mark, { color: vars.color.text, background: vars.color.raisedHover }])
