import { assignVars } from '@vanilla-extract/css'
import { makeAccent } from '~/theme/accent'
import { styleVariants } from '~/theme/components-styles'
import { accentVars, toneVars } from '~/theme/contract.css'
import { toneRamps } from '~/theme/tokens'

/** Tints what is inside with a ramp: grounds by its three tones, the accent by its light. */
export const toneClass = styleVariants(toneRamps, (ramp) => ({
  vars: { ...assignVars(toneVars, ramp), ...assignVars(accentVars, { ...makeAccent(ramp.light) }) },
}))
