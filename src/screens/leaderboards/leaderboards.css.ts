import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const part = style({ scrollMarginTop: 96 })
export const rule = style({
  maxWidth: '76ch',
  marginBlock: `${vars.space.s3} ${vars.space.s4}`,
  color: vars.color.muted,
})
/** Selects whose ranking is shown; needs JavaScript. */
export const choice = style({
  maxWidth: 360,
  marginTop: vars.space.s4,
  '@media': { [media.noScript]: { display: 'none' } },
})
export const teams = style({
  marginTop: vars.space.s4,
  // Reserves space for the table of another game, unless spoilers are hidden.
  selectors: { 'html:not([data-no-spoilers]) &': { minHeight: 1080 } },
})
export const score = style({ marginTop: vars.space.s2 })
