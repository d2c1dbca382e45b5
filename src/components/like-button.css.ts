import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const like = style({})
export const liked = style({})
globalStyle(`${like} > svg.lucide`, inComponents({ color: vars.color.like }))
globalStyle(`${liked} > svg.lucide`, inComponents({ color: vars.color.like, fill: vars.color.like }))
globalStyle(`:is(${like}, ${liked}):hover > svg.lucide`, inComponents({ color: 'currentColor' }))
