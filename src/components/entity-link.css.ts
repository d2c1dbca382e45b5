import { globalStyle, style } from '~/theme/components-styles'
import { accentVars, vars } from '~/theme/contract.css'

/** A name that leads to its page: plain until it is pointed at. */
export const entityLink = style({
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
