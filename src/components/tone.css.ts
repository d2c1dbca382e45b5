import { assignVars, styleVariants } from '@vanilla-extract/css'
import { accentFrom } from '~/theme/accent'
import { accentVars, toneVars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { toneRamps } from '~/theme/tokens'

/** Tints what is inside with a ramp: grounds by its three tones, the accent by its light. */
export const toneClass = styleVariants(toneRamps, (ramp) =>
  inComponents({ vars: { ...assignVars(toneVars, ramp), ...assignVars(accentVars, { ...accentFrom(ramp.light) }) } }),
)
