import { style } from '@vanilla-extract/css'
import { inComponents } from '~/theme/layers.css'

/** Keeps the footer out of view while the sections are fetched. */
export const coming = style(inComponents({ minHeight: '300svh' }))
