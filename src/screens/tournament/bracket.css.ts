import { globalStyle, style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** A phone shows one round at a time; without scripts all of them. */
const oneRound = `${media.narrow} and (scripting: enabled)`

export const bracket = style(inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 }))

/** The lit way in words. */
export const way = style(
  inScreens({
    paddingLeft: 14,
    borderLeft: `5px solid ${accentVars.accent}`,
    lineHeight: 1.5,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
  }),
)
globalStyle(`${way} > b`, inScreens({ color: vars.color.text }))

/** Turns the rounds on a phone, with a script. */
export const pager = style(
  inScreens({
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    font: `600 ${vars.size.label}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.05em',
    color: vars.color.muted,
    '@media': { [oneRound]: { display: 'flex' } },
  }),
)
/** Rounds side by side; on a phone one at a time, without a script one below the other: nothing has to be dragged sideways. */
export const rounds = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    gap: '40px 20px',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 } },
  }),
)
globalStyle(`${rounds} > li`, inScreens({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const otherRound = style({})
globalStyle(`${rounds} > .${otherRound}`, inScreens({ '@media': { [oneRound]: { display: 'none' } } }))

export const round = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 12px',
    paddingBlock: '10px 14px',
    borderTop: `4px solid ${accentVars.accent}`,
    font: `700 1.25rem/1 ${vars.font.display}`,
    textTransform: 'uppercase',
  }),
)
export const bestOf = style(inScreens({ fontSize: vars.size.xs, letterSpacing: '.05em', color: vars.color.muted }))

export const matches = style(
  inScreens({ display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'space-around', gap: 12 }),
)

export const match = style(
  inScreens({
    padding: '12px 14px 4px',
    background: vars.color.raised,
    clipPath: chamferInteractive('12px'),
    transition: `background ${vars.motion.quick}`,
    selectors: {
      '&[data-lit]': {
        background: `linear-gradient(${accentVars.accent} 0 0) 0 0 / 5px 100% no-repeat, ${accentVars.accentSoft}`,
      },
    },
  }),
)
/** No match, but a place in the next round. */
export const bye = style(
  inScreens({
    background: 'none',
    border: `1px dashed ${vars.color.borderStrong}`,
    clipPath: 'none',
  }),
)
export const time = style(
  inScreens({ marginBottom: 8, fontSize: vars.size.xs, lineHeight: 1.2, color: vars.color.muted }),
)

export const side = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 44,
    font: `600 1.0625rem/1.05 ${vars.font.display}`,
    textAlign: 'left',
    color: vars.color.muted,
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.color.hairline}` },
      '&[data-lit]': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: -3 },
    },
  }),
)
/** A place that nobody has yet. */
export const open = style(inScreens({ fontStyle: 'italic', fontWeight: 400 }))
export const winner = style(inScreens({ color: vars.color.text }))
export const crest = style(inScreens({ gridColumn: 1, width: 26, height: 26 }))
export const name = style(
  inScreens({
    gridColumn: 2,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-lit] > &': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: accentVars.accentText,
        textUnderlineOffset: 4,
      },
    },
  }),
)
export const score = style(
  inScreens({
    font: `700 1.25rem/1 ${vars.font.display}`,
    selectors: { [`${winner} > &`]: { color: vars.color.money } },
  }),
)
