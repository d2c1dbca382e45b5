import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const about = style(inScreens({ marginTop: vars.space.s8 }))
export const tabs = style(inScreens({ marginTop: vars.space.s8, minHeight: 320 }))
export const nothing = style(inScreens({ paddingBlock: vars.space.s3, color: vars.color.muted }))
export const calendar = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: vars.space.s4 }),
)
export const topTeams = style(inScreens({ overflow: 'clip' }))
export const ghost = style(inScreens({ right: '-2vw', top: '6%' }))
export const ranking = style(inScreens({ marginTop: vars.space.s8 }))
