import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

export const rule = style({
  maxWidth: '60ch',
  marginBlock: `${vars.space.s3} ${vars.space.s4}`,
  color: vars.color.muted,
})
export const choice = style({ marginTop: vars.space.s3 })
export const teams = style({
  marginTop: vars.space.s4,
  // Reserves space for the table of another game, unless spoilers are hidden.
  selectors: { 'html:not([data-no-spoilers]) &': { minHeight: 1080 } },
})
export const score = style({ marginTop: vars.space.s2 })
