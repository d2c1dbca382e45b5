import { globalStyle, style } from '~/theme/components-styles'
import { vars } from '~/theme/vars.css'

const noSpoilers = 'html[data-no-spoilers]'

export const block = style({})
export const open = style({})
export const content = style({})
export const cover = style({ display: 'none', padding: `${vars.space.s3} 0 8px` })
globalStyle(`${noSpoilers} ${block} > ${content}`, { display: 'none' })
globalStyle(`${noSpoilers} ${block} > ${cover}`, { display: 'block' })

export const secret = style({})
export const instead = style({ display: 'none' })
// Inside an opened block nothing is secret any more.
globalStyle(`${noSpoilers} ${secret}:not(${open} *)`, { display: 'none' })
globalStyle(`${noSpoilers} ${instead}:not(${open} *)`, { display: 'inline' })
