import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

/** A screen that is one message in the middle. */
export const center = style(
  inComponents({ display: 'grid', placeContent: 'center', minHeight: '88svh', paddingTop: vars.space.s10 }),
)
