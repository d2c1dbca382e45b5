import { keyframes } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, inColumn, ownLayer } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

const draw = keyframes({ from: { transform: 'scaleX(0)' } })

export const hero = style({
  ...ownLayer,
  minHeight: 'clamp(660px, 100svh, 1080px)',
  overflow: 'clip',
  '@media': { [media.portrait]: { minHeight: 'clamp(720px, 100svh, 1080px)' }, [media.low]: { minHeight: '100svh' } },
})

export const shade = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  background: `linear-gradient(90deg, rgb(11 10 14 / .86) 0, rgb(11 10 14 / .58) 46%, rgb(11 10 14 / .3) 66%, transparent 84%), linear-gradient(0deg, ${vars.color.page} 0, transparent 38%), linear-gradient(180deg, rgb(11 10 14 / .75), transparent 22%)`,
  '@media': {
    [media.portrait]: {
      zIndex: 1,
      background: `linear-gradient(0deg, ${vars.color.page} 26%, rgb(11 10 14 / .82) 38%, transparent 58%), linear-gradient(180deg, rgb(11 10 14 / .8), transparent 40%)`,
    },
  },
})

export const figure = style({
  position: 'absolute',
  left: '74.5%',
  bottom: '-7%',
  zIndex: 1,
  width: 'auto',
  maxWidth: 'none',
  height: 'min(99svh, 1060px, 74vw)',
  translate: '-43.5% 0',
  // Fades into the ground, like the picture behind it.
  mask: 'linear-gradient(#000 78%, transparent 93%)',
  '@media': {
    [media.portrait]: {
      left: '56%',
      bottom: '16%',
      zIndex: 0,
      // Its shade is over the figure here.
      mask: 'none',
      height: 'min(64svh, 88svh - 104px - 35vw)',
      translate: '-48% 0',
    },
  },
})

/** In the flow, so that large letters make the hero taller instead of covering each other. */
export const inner = style({
  ...inColumn,
  justifyContent: 'space-between',
  rowGap: vars.space.s3,
  minHeight: 'inherit',
  paddingBlock: 'clamp(128px, 21.5svh, 220px) clamp(48px, 8.4svh, 104px)',
  '@media': { [media.portrait]: { paddingBlock: '104px 32px' }, [media.low]: { paddingBlock: '88px 24px' } },
})

export const title = style({
  position: 'relative',
  ...caps(`700 ${vars.size.mega}/.8`, '-.03em'),
  paddingTop: vars.width.bar,
  // The figure is in front of the headline, or below it on narrow screens.
  zIndex: 0,
  '@media': { [media.portrait]: { zIndex: 2, fontSize: '23.6vw' } },
})

export const bar = style({
  position: 'absolute',
  inset: '0 -50vw auto 0',
  zIndex: -1,
  height: vars.width.bar,
  background: `linear-gradient(90deg, ${accentVars.accent}, ${accentVars.sweep} 60%, #fff1cf 66%, ${accentVars.accent} 72%, transparent)`,
  transformOrigin: 'left',
  animation: `${draw} 900ms ${vars.motion.ease} both`,
})

export const line = style({
  display: 'block',
  width: 'max-content',
  // May reach the edge of the window, in case a visitor widens the letter spacing.
  maxWidth: `calc(100% + ${vars.space.gutter})`,
  margin: '-.052em 0 0 -.045em',
  selectors: { '& + &': { marginTop: '-.02em' } },
})

export const foot = style({
  zIndex: 2,
  maxWidth: 'min(560px, 42vw)',
  '@media': { [media.low]: { maxWidth: 'min(420px, 52vw)' }, [media.portrait]: { maxWidth: 'none' } },
})

export const tagline = style({ marginBottom: vars.space.s4, fontSize: vars.size.lead, lineHeight: 1.45 })

// Members have seen the hero, so the greeting below it should be above the fold.
const member = 'html[data-token]'
globalStyle(`${member} ${hero}`, {
  minHeight: 'min(100svh, clamp(520px, 62svh, 680px))',
  // Room for the figure below the headline.
  '@media': { [media.portrait]: { minHeight: 'clamp(max(620px, 92vw), 62svh, max(680px, 92vw))' } },
})
// On a tablet, the text is below most of the figure.
globalStyle(`${member} ${shade}`, {
  '@media': {
    '(min-width: 40em) and (max-aspect-ratio: 1/1)': {
      background: `linear-gradient(0deg, ${vars.color.page} 22%, transparent 46%), linear-gradient(180deg, rgb(11 10 14 / .8), transparent 40%)`,
    },
  },
})
globalStyle(`${member} ${inner}`, {
  paddingBlock: '112px 32px',
  '@media': { [media.portrait]: { paddingBlock: '96px 32px' }, [media.low]: { paddingBlock: '88px 24px' } },
})
globalStyle(`${member} ${figure}`, {
  height: 'min(64svh, 700px, 74vw)',
  '@media': { [media.portrait]: { top: 'calc(88px + 37vw)', bottom: 'auto', height: 'max(320px, 42vw)' } },
})
globalStyle(`${member} ${title}`, {
  fontSize: 'min(12vw, 16svh, 224px)',
  '@media': { [media.portrait]: { fontSize: '23.6vw' } },
})
