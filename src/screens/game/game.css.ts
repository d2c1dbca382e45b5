import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const part = style({ marginTop: vars.space.s8 })
export const nothing = style({ color: vars.color.muted })
export const calendar = style({ marginTop: vars.space.s4 })
export const topTeams = style({ overflow: 'clip' })
export const ghost = style({ right: '-2vw', top: '6%' })
export const players = style({ marginTop: vars.space.s4 })
