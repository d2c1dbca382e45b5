import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { apart } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const nothing = style({ marginTop: vars.space.s3, color: vars.color.muted })
export const tally = style({
  ...apart(24),
  marginTop: vars.space.s4,
  '@media': { [media.largeText]: { flexDirection: 'column' } },
})
globalStyle(`${tally} > :last-child`, { textAlign: 'right' })
globalStyle(`${tally} dt`, { font: `600 1.1875rem/1.15 ${vars.font.display}`, color: vars.color.muted })
globalStyle(`${tally} dd`, {
  marginTop: 6,
  font: `700 clamp(3.25rem, 9vw, 6rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
})
export const bar = style({ width: '100%', height: 6, margin: '18px 0 24px' })
export const ownShare = style({ fill: accentVars.accent })
export const otherShare = style({ fill: vars.color.text })
