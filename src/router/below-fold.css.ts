import { style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/** Holds the footer out of sight until the rest of the page is rendered. */
export const space = style(inUi({ minHeight: '100lvh' }))
