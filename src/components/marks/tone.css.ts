import { assignVars } from '@vanilla-extract/css'
import { makeAccent } from '~/theme/accent'
import { styleVariants } from '~/theme/components-styles'
import { toneRamps } from '~/theme/tokens'
import { accentVars, toneVars } from '~/theme/vars.css'

/** Tints the content inside with a ramp: backgrounds with its three tones, the accent with the light one. */
export const toneClass = styleVariants(toneRamps, (ramp) => ({
  vars: { ...assignVars(toneVars, ramp), ...assignVars(accentVars, { ...makeAccent(ramp.light) }) },
}))
