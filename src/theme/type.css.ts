import { style } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { inUi } from './layers.css'

const display = {
  fontFamily: vars.font.display,
  fontWeight: 700,
  textTransform: 'uppercase',
  letterSpacing: '-.022em',
  lineHeight: 0.84,
  textWrap: 'balance',
} as const

/** The type scale of DESIGN.md 3. */
export const d1 = style(inUi({ ...display, fontSize: vars.size.d1 }))
export const d2 = style(inUi({ ...display, fontSize: vars.size.d2 }))
export const d3 = style(inUi({ ...display, fontSize: vars.size.d3, lineHeight: 0.92 }))
export const h4 = style(inUi({ ...display, fontSize: vars.size.h4, lineHeight: 1, letterSpacing: '-.01em' }))
export const h5 = style(inUi({ ...display, fontSize: vars.size.h5, lineHeight: 1.05, letterSpacing: 0 }))
export const lead = style(
  inUi({ fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.muted, textWrap: 'pretty', maxWidth: '62ch' }),
)
export const muted = style(inUi({ color: vars.color.muted }))
export const small = style(inUi({ fontSize: vars.size.sm, color: vars.color.muted }))
export const label = style(
  inUi({
    font: `600 ${vars.size.label}/1.2 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.07em',
    color: vars.color.muted,
  }),
)
export const number = style(inUi({ fontFamily: vars.font.display, fontWeight: 700, letterSpacing: 0 }))
