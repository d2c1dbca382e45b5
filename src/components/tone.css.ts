import { assignVars } from '@vanilla-extract/css'
import { makeAccent } from '~/theme/accent'
import { styleVariants } from '~/theme/components-styles'
import { toneRamps } from '~/theme/tokens'
import { accentVars, toneVars } from '~/theme/vars.css'

/** Tints what is inside with a ramp: grounds by its three tones, the accent by its light. */
export const toneClass = styleVariants(toneRamps, (ramp) => ({
  vars: { ...assignVars(toneVars, ramp), ...assignVars(accentVars, { ...makeAccent(ramp.light) }) },
}))
