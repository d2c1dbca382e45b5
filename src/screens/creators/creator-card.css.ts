import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

/** Two words as a rule, where a player has one. */
export const name = style(inScreens({ fontSize: '1.75rem' }))

export const figures = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '1.3fr 1.1fr 1fr',
    margin: '16px 0 8px',
    borderBlock: `1px solid ${vars.color.hairline}`,
  }),
)
globalStyle(`${figures} > div`, inScreens({ minWidth: 0, padding: '11px 0 8px' }))
globalStyle(
  `${figures} > div:not(:nth-child(3n + 1))`,
  inScreens({ paddingLeft: 10, borderLeft: `1px solid ${vars.color.hairline}` }),
)
globalStyle(`${figures} > div:nth-child(n + 4)`, inScreens({ borderTop: `1px solid ${vars.color.hairline}` }))
globalStyle(
  `${figures} dt`,
  inScreens({
    font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    color: vars.color.muted,
    whiteSpace: 'nowrap',
  }),
)
globalStyle(`${figures} dd`, inScreens({ marginTop: 3, font: `700 1.375rem/1.15 ${vars.font.display}` }))
