import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '~/theme/layers.css'

/**
 * While the first page loads on a phone (`scripts/finish-pages.ts`) a part of it is laid out, and its pictures are loaded, when it comes near;
 * the rest follows while the browser is idle (`src/layout/lay-out-rest.ts`). The part says how high it will be.
 */
export const nearOnly = style({})
/** The same for each child. */
export const nearOnlyParts = style({})

/** Browsers load lazy pictures as far as 2500 px ahead, unless they are positioned elsewhere. */
globalStyle('html[data-loading] img[loading=lazy]', inUi({ translate: '0 -9999px' }))

globalStyle(`html[data-near-only] :is(${nearOnly}, ${nearOnlyParts} > *)`, inUi({ contentVisibility: 'auto' }))
