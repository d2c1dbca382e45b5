import { globalStyle, style } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** Rounds side by side; on a phone one below the other, so that nothing has to be dragged sideways. */
export const rounds = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    gap: '40px 20px',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 } },
  }),
)
globalStyle(`${rounds} > li`, inScreens({ display: 'flex', flexDirection: 'column', minWidth: 0 }))

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
  inScreens({ padding: '12px 14px', background: vars.color.raised, clipPath: chamferInteractive('12px') }),
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
    minHeight: 36,
    font: `600 1.0625rem/1.05 ${vars.font.display}`,
    color: vars.color.muted,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
  }),
)
export const winner = style(inScreens({ color: vars.color.text }))
export const crest = style(inScreens({ gridColumn: 1, width: 26, height: 26 }))
export const name = style(inScreens({ gridColumn: 2, overflowWrap: 'anywhere' }))
export const score = style(
  inScreens({
    font: `700 1.25rem/1 ${vars.font.display}`,
    selectors: { [`${winner} > &`]: { color: vars.color.money } },
  }),
)
