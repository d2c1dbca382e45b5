import { globalStyle, style } from '~/theme/components-styles'
import { accentVars, vars } from '~/theme/vars.css'
import { tag } from '~/ui/tag.css'

/** A name that links to its page: plain until hovered, and stacked above the link of the row around it. */
export const entityLink = style({
  position: 'relative',
  zIndex: 1,
  selectors: { '&:hover': { color: accentVars.accentText, textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})
// The whole chip can be tapped.
globalStyle(`${tag} > ${entityLink}`, {
  display: 'block',
  margin: '-1px -10px 0',
  padding: '1px 10px 0',
  outlineOffset: -3,
})
/** The icon of a link to another site. */
globalStyle(`${entityLink} > svg.lucide`, {
  display: 'inline',
  width: 15,
  height: 15,
  marginLeft: 8,
  color: vars.color.muted,
  verticalAlign: -1,
})
