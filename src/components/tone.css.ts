import { assignVars, styleVariants } from '@vanilla-extract/css'
import { toneVars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { toneRamps } from '~/theme/tokens'

/** Tints what is inside with a ramp. */
export const toneClass = styleVariants(toneRamps, (ramp) => inComponents({ vars: assignVars(toneVars, ramp) }))
