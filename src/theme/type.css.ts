import { style } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { inUi } from './layers.css'

const display = {
  fontFamily: vars.font.display,
  fontWeight: 700,
  textTransform: 'uppercase',
  textWrap: 'balance',
} as const

/** The text styles of design.md 3 that are no hanging headings (`ui/heading`). */
export const h4 = style(inUi({ ...display, fontSize: vars.size.h4, lineHeight: 1, letterSpacing: '-.01em' }))
export const h5 = style(inUi({ ...display, fontSize: vars.size.h5, lineHeight: 1.05, letterSpacing: 0 }))
export const lead = style(
  inUi({ fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.muted, textWrap: 'pretty', maxWidth: '62ch' }),
)
export const label = style(
  inUi({
    font: `600 ${vars.size.label}/1.2 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.07em',
    color: vars.color.muted,
  }),
)
