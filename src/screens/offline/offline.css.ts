import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const screen = style(inScreens({ paddingBlock: `${vars.space.s10} ${vars.space.section}` }))

export const lists = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    gap: `${vars.space.s8} ${vars.space.s6}`,
  }),
)

export const list = style(inScreens({ marginTop: vars.space.s3 }))

export const row = style(
  inScreens({ borderTop: `1px solid ${vars.color.hairline}`, paddingBlock: 6, overflowWrap: 'anywhere' }),
)
