import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cover, wrapped } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

export const hero = style({
  minHeight: 'max(680px, min(94svh, 880px))',
  background: `linear-gradient(180deg, ${vars.color.page}, ${toneVars.panel} 80%)`,
  '@media': { [media.narrow]: { minHeight: 0 } },
})
export const banner = style({
  ...cover,
  zIndex: -3,
  opacity: 0.16,
  filter: 'grayscale(1)',
  mask: 'linear-gradient(#000, transparent 90%)',
})
/** Content below the name stays left of the octagon, which begins at 49vw or later. */
export const about = style({
  display: 'grid',
  gap: 20,
  maxWidth: `min(600px, 49vw - ${vars.space.gutter} - 24px)`,
  fontSize: vars.size.lead,
  '@media': { [media.narrow]: { maxWidth: 600 } },
})

export const facts = style({ ...wrapped('8px 16px', 'center'), font: `600 1.25rem/1.2 ${vars.font.display}` })
export const bio = style({ lineHeight: 1.5 })
export const tags = style(wrapped(6))
export const actions = style(wrapped(12))
