import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, inlineRow, overlay, twoLines } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** A link to more, with an arrow that moves on hover. */
export const goLink = style({
  ...inlineRow(8),
  minHeight: 44,
  ...caps('700 1rem/1', '.03em'),
  whiteSpace: 'nowrap',
  // Its arrow may be on a picture.
  '@media': { [media.forcedColors]: { background: 'Canvas' }, [media.largeText]: { whiteSpace: 'normal' } },
})
globalStyle(`${goLink} > svg.lucide`, {
  width: 18,
  height: 18,
  color: accentVars.accentText,
  transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
})
globalStyle(`${goLink}:hover > svg.lucide:last-child`, { transform: 'translateX(5px)' })
globalStyle(`${goLink}:hover > svg.lucide:first-child`, { transform: 'translateX(-5px)' })

/** A link that makes its whole row or card clickable: it covers the nearest positioned ancestor. */
export const rowLink = style({ selectors: { '&::after': overlay, '&:hover': { color: accentVars.accentText } } })

/** A link within text, high enough for a finger, with the underline close to the letters. */
export const textLink = style({
  paddingBlock: 9,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textDecorationColor: accentVars.accent,
  textUnderlineOffset: '.3em',
  selectors: { '&:hover': { color: accentVars.accentText } },
})

/** A name cut after two lines. The link itself has the class: a box around it would cut off the focus ring, too. */
export const cutName = style({ ...twoLines, width: 'fit-content', maxWidth: '100%', paddingBottom: '.1em' })
