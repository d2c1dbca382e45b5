import { mutedCaps } from './shorthands'
import { style } from './ui-styles'
import { vars } from './vars.css'

const display = {
  fontFamily: vars.font.display,
  fontWeight: 700,
  textTransform: 'uppercase',
  textWrap: 'balance',
} as const

/** The text styles of design.md 3 other than the hanging headings (`ui/heading`). */
export const h4 = style({ ...display, fontSize: vars.size.h4, lineHeight: 1, letterSpacing: '-.01em' })
export const h5 = style({ ...display, fontSize: vars.size.h5, lineHeight: 1.05, letterSpacing: 0 })
export const lead = style({ fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.muted, maxWidth: '62ch' })
export const label = style(mutedCaps(1.2))
/** Small print within a line. */
export const aside = style({
  fontSize: `max(.7em, ${vars.size.label})`,
  fontWeight: 600,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
})
