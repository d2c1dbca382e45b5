import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, cutPicture, flatCard, gridColumns, oneColumn, small, stack, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const card = style({
  ...gridColumns('4fr 8fr', [media.narrow, 1]),
  gap: '24px clamp(20px, 3vw, 48px)',
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const picture = style(cutPicture('16 / 9', '22px'))
export const body = style({ ...stack(12), alignContent: 'start', minWidth: 0 })
export const title = style({ ...caps('700 clamp(1.75rem, 3vw, 2.75rem)/.92', '-.018em'), textWrap: 'balance' })
export const text = style({ maxWidth: '60ch', fontSize: vars.size.lead, lineHeight: 1.45, color: vars.color.muted })
export const chips = style(wrapped(6))
export const stats = style(small)
/** Four in a row, or two by two. */
export const actions = style({
  display: 'flex',
  gap: 8,
  '@media': {
    [media.twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 50% - 4px), 1fr))',
      maxWidth: 416,
    },
    [media.largeText]: oneColumn,
  },
})

export const content = style({
  gridColumn: '1 / -1',
  columns: '2 420px',
  columnGap: 'clamp(32px, 5vw, 80px)',
  padding: 'clamp(20px, 3vw, 44px)',
  ...flatCard('28px'),
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
})
/** Without JavaScript nothing can expand it, so it's always open. */
export const closed = style([content, { display: 'none', '@media': { [media.noScript]: { display: 'block' } } }])
export const paragraph = style({
  maxWidth: '65ch',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  selectors: { '& + &': { marginTop: '1em' } },
})
