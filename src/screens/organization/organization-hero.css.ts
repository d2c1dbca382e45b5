import { hero as base, heroText } from '~/components/hero/hero.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { cover, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const hero = style([
  base,
  {
    minHeight: 'max(640px, min(92svh, 860px))',
    paddingBottom: 64,
    background: `radial-gradient(52% 90% at 76% 44%, color-mix(in oklab, ${accentVars.accent} 58%, transparent), transparent 72%), linear-gradient(120deg, ${vars.color.page} 30%, ${accentVars.accentSoft})`,
    '@media': { [media.narrow]: { minHeight: 620, paddingBottom: 40 } },
  },
])
export const banner = style({
  ...cover,
  zIndex: -3,
  opacity: 0.3,
  mask: 'linear-gradient(90deg, transparent 10%, #000 60%), linear-gradient(#000, transparent 92%)',
  maskComposite: 'intersect',
})
export const crest = style({
  position: 'absolute',
  right: 'clamp(-60px, 4vw, 120px)',
  top: '50%',
  zIndex: -2,
  width: 'min(46vw, 620px)',
  aspectRatio: '1',
  translate: '0 -46%',
  '@media': {
    [media.narrow]: {
      right: -40,
      // Below the back link.
      top: 148,
      width: 320,
      translate: 'none',
      // The name overlaps its lower part and has to be legible.
      mask: 'linear-gradient(#000 20%, rgb(0 0 0 / .06) 40%)',
    },
  },
})
export const text = style([heroText, { gap: vars.space.s4, '@media': { [media.narrow]: { paddingTop: 128 } } }])

export const facts = style(wrapped('16px 40px'))
// There the background has the colour of the organization.
globalStyle(`${facts} dt`, { '@media': { [media.narrow]: { color: vars.color.text } } })
export const actions = style(wrapped(12))
