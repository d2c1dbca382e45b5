import { chamferInteractive } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { apart, gridColumns, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const status = style({ marginTop: vars.space.s3, color: vars.color.muted })
export const figures = style({ ...wrapped('16px 48px'), marginTop: vars.space.s2 })

const gap = 16
/** The width of one of `count` columns; a little less, so that rounding never makes a row too long. */
const column = (count: number) => `calc((100cqi - ${(count - 1) * gap + 0.5}px) / ${count})`

/** Rounds stand side by side where there is room. */
export const rounds = style({
  ...wrapped(`${vars.space.s4} ${gap}px`),
  marginTop: vars.space.s4,
  containerType: 'inline-size',
})
export const round = style({ maxWidth: '100%' })
export const matches = style({ ...wrapped(gap), marginTop: vars.space.s2 })

export const match = style({
  ...gridColumns(1),
  alignContent: 'start',
  rowGap: 1,
  width: column(4),
  minWidth: 0,
  background: vars.color.hairline,
  clipPath: chamferInteractive('10px'),
  '@media': { [media.forcedColors]: { clipPath: 'none', border: '1px solid CanvasText' } },
  '@container': {
    '(max-width: 64em)': { width: column(3) },
    '(max-width: 48em)': { width: column(2) },
    '(max-width: 30em)': { width: '100cqi' },
  },
})
/** Floats, because a legend is only a row of the grid if it floats. */
export const legend = style({
  float: 'left',
  ...apart(12),
  padding: '9px 14px',
  font: `600 1rem/1.2 ${vars.font.display}`,
  background: vars.color.raised,
})
export const points = style({ whiteSpace: 'nowrap', color: vars.color.muted })

const row = style({ minHeight: 48, background: vars.color.raisedHover })
export const side = style([
  row,
  {
    ...gridColumns('20px 28px minmax(0, 1fr) auto'),
    alignItems: 'center',
    gap: 10,
    padding: '6px 14px',
    font: `600 1.0625rem/1.15 ${vars.font.display}`,
    cursor: 'pointer',
    transition: `background ${vars.motion.quick}`,
    selectors: {
      ':enabled > &:hover': { background: vars.color.hairline },
      '&[data-picked], :enabled > &[data-picked]:hover': { color: accentVars.onAccent, background: accentVars.accent },
      ':disabled > &': { cursor: 'default' },
      '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
  },
])
export const radio = style({
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.color.page,
  cursor: 'inherit',
  outline: 'none',
})
export const friend = style({
  padding: '4px 7px',
  fontSize: vars.size.xs,
  color: vars.color.text,
  background: vars.color.page,
})
export const open = style([row, { display: 'grid', alignItems: 'center', padding: '6px 14px', ...small }])
export const note = style({
  padding: '4px 14px 10px',
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  color: vars.color.muted,
  background: vars.color.raised,
})
export const outcome = style({ marginTop: 4 })
export const right = style([outcome, { fontWeight: 700, color: vars.color.money }])

export const actions = style({ ...wrapped(12), marginTop: vars.space.s4 })
