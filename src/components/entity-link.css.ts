import { globalStyle, style } from '~/theme/components-styles'
import { accentVars, vars } from '~/theme/vars.css'

/** A name that leads to its page: plain until it is pointed at, and above the link of a row that it is in. */
export const entityLink = style({
  position: 'relative',
  zIndex: 1,
  selectors: {
    '&:hover': { color: accentVars.accentText, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})
/** Leads to another site. */
globalStyle(`${entityLink} > svg.lucide`, {
  display: 'inline',
  width: 15,
  height: 15,
  marginLeft: 8,
  color: vars.color.muted,
  verticalAlign: -1,
})
