import { globalStyle, style } from '~/theme/components-styles'
import { caps, inlineRow } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

/** Hangs over the lower edge of a picture. */
export const tab = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  ...inlineRow(8),
  height: 44,
  padding: '0 14px',
  ...caps('700 .9375rem/1', '.04em'),
  background: `color-mix(in srgb, ${vars.color.page} 76%, transparent)`,
  selectors: {
    '&:hover': { background: vars.color.page },
    '&[aria-pressed=true]': { background: toneVars.light, color: vars.color.onMedal },
    '&:focus-visible': { outlineOffset: -5, outlineColor: 'currentColor' },
  },
})
globalStyle(`${tab} > svg.lucide`, { width: 18, height: 18 })
