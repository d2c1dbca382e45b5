import { createVar, type StyleRule } from '@vanilla-extract/css'
import { liveMark } from '~/components/marks/live-mark.css'
import { instead, open, secret, cover as spoilerCover } from '~/components/spoiler/spoiler.css'
import { octagon } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import {
  caps,
  cover,
  gridColumns,
  inlineRow,
  oneColumn,
  overlay,
  ownLayer,
  small,
  square,
  stack,
  wrapped,
} from '~/theme/shorthands'
import { accentVars, toneVars, vars } from '~/theme/vars.css'

/** The number of letters in the longest word of both names. */
export const letters = createVar()

export const hero = style({
  ...ownLayer,
  overflow: 'clip',
  paddingBlock: '100px 48px',
  background: vars.color.page,
  '@media': { [media.narrow]: { paddingBlock: '84px 32px' } },
})
export const inner = style(stack(28))
export const pending = style({ display: 'grid', alignContent: 'center', gap: 24, minHeight: 480 })
export const pendingTitle = style({ font: `700 1.5rem/1 ${vars.font.display}`, color: vars.color.muted })

/** From the top of the hero to the middle of the badge between the crests. */
const middle = createVar()

// The background: two halves, and between them a slash that leans to the right, widest at the badge.
export const ground = style({
  vars: { [middle]: '256px' },
  '@media': { [media.narrow]: { vars: { [middle]: '231px' } }, [media.print]: { display: 'none' } },
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  selectors: {
    '&::after': {
      ...overlay,
      background: `linear-gradient(180deg, rgb(8 6 10 / .82), transparent 24%), linear-gradient(0deg, ${vars.color.page} 6%, rgb(8 6 10 / .72) 36%, transparent 62%)`,
    },
  },
})
/** A point of the slash: how far down, as a multiple of `middle`, and how many px away from its own middle. */
const point = (down: number, away = 0) =>
  `calc(50% + clamp(12px, 5vw, 74px) * ${1 - down} + ${away}px) calc(${middle} * ${down})`
const edge = (away: number) => [point(0), point(0.55), point(1, away), point(1.7), point(9)].join()
const half = (angle: string, clipPath: string): StyleRule => ({
  position: 'absolute',
  inset: 0,
  clipPath,
  background: `linear-gradient(${angle}, color-mix(in oklab, ${toneVars.light} 22%, ${vars.color.page}), color-mix(in oklab, ${toneVars.light} 62%, ${vars.color.page}))`,
})
export const homeGround = style(half('100deg', `polygon(0 0, ${edge(-5)}, 0 calc(${middle} * 9))`))
export const awayGround = style(half('260deg', `polygon(100% 0, ${edge(5)}, 100% calc(${middle} * 9))`))
export const lattice = style({
  color: '#000',
  opacity: 0.28,
  mask: `${vars.image.jaali} center / 96px, radial-gradient(60% 90% at 50% 30%, transparent 10%, #000)`,
  maskComposite: 'intersect',
})
/** Shows only through the slash. */
export const picture = style({ ...cover, filter: 'saturate(1.4) brightness(2.2)' })

export const tournamentName = style({ whiteSpace: 'normal' })

// The sides.
export const versus = style({
  ...gridColumns(1),
  '@media': { [media.narrow]: { gap: 22 } },
})
export const names = style({
  gridArea: '1 / 1',
  ...gridColumns('minmax(0, 1fr) 220px minmax(0, 1fr)'),
  ...caps(
    `700 min(6.5rem, calc((min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) - 220px) / 2 / (${letters} * .58)))/.82`,
    '-.025em',
  ),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(0, 1fr)',
      fontSize: `min(3rem, calc((100vw - 2 * ${vars.space.gutter} - 44px) / 2 / (${letters} * .58)))`,
    },
  },
})
const side = style({
  ...gridColumns(1),
  alignContent: 'start',
  gap: 26,
  minWidth: 0,
  '@media': { [media.narrow]: { gap: 16 } },
})
export const home = style([side, { justifyItems: 'start', textAlign: 'left' }])
export const away = style([side, { justifyItems: 'end', textAlign: 'right' }])
export const crest = style({
  width: 'min(100%, 320px)',
  aspectRatio: '1',
  '@media': { [media.narrow]: { width: 'min(100%, 150px)' } },
})
export const noCrest = style([
  crest,
  {
    clipPath: octagon,
    background: `color-mix(in srgb, ${vars.color.page} 46%, transparent)`,
  },
])
/** The name hangs from the bar. */
export const name = style({
  // One word per line: if a name wrapped, the bar would be as wide as the window.
  width: 'min-content',
  maxWidth: '100%',
  paddingTop: 8,
  background: `linear-gradient(${vars.color.text} 0 0) 0 0 / 100% 8px no-repeat`,
  overflowWrap: 'break-word',
  '@media': { [media.narrow]: { paddingTop: 5, backgroundSize: '100% 5px' } },
})
export const label = style([
  name,
  {
    width: 'auto',
    fontSize: 'clamp(1.25rem, .5em, 2.5rem)',
    lineHeight: 1,
    letterSpacing: '-.01em',
    paddingTop: 16,
    overflowWrap: 'anywhere',
  },
])
// The button that opens the result also tells who lost and who won the tournament.
const opened = `.${hero}:has(.${open})`
globalStyle(`${opened} .${secret}`, { display: 'inline' })
globalStyle(`${opened} .${instead}`, { display: 'none' })
const shown = `:is(html:not([data-no-spoilers]), ${opened})`
export const beaten = style({})
globalStyle(`${shown} ${beaten} > img`, { opacity: 0.5, filter: 'grayscale(.6)' })
globalStyle(`${shown} ${beaten} > .${name}`, { backgroundImage: `linear-gradient(${vars.color.borderControl} 0 0)` })
globalStyle(`:is(.${home}, .${away}):hover > .${name}`, {
  backgroundImage: `linear-gradient(${accentVars.accent} 0 0)`,
})
export const versusMark = style({
  ...square(92),
  justifySelf: 'center',
  marginTop: 40,
  fontSize: '3rem',
  lineHeight: 1,
  letterSpacing: 0,
  textTransform: 'none',
  background: vars.color.page,
  clipPath: octagon,
  '@media': { [media.narrow]: { width: 44, height: 44, marginTop: 'min(14vw, 53px)', fontSize: '1.5rem' } },
})

// The countdown, the live mark or the result.
export const state = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'center',
  ...inlineRow(12),
  justifyContent: 'center',
  maxWidth: 210,
  marginTop: 152,
  padding: '12px 18px',
  font: `700 1.5rem/1.1 ${vars.font.display}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  background: vars.color.page,
  '@media': { [media.narrow]: { gridArea: 'auto', maxWidth: '100%', marginTop: 0 } },
})
export const live = style([
  liveMark,
  { textTransform: 'uppercase', selectors: { '&::before': { width: 12, height: 12 } } },
])
export const score = style([
  state,
  {
    marginTop: 148,
    font: `700 5.5rem/.8 ${vars.font.display}`,
    letterSpacing: '-.03em',
    whiteSpace: 'nowrap',
    padding: '18px 20px 16px',
    '@media': { [media.narrow]: { font: `700 4.5rem/.8 ${vars.font.display}`, marginTop: 4 } },
  },
])
/** The score so far, with the live mark below. */
export const liveScore = style([score, { display: 'grid', justifyItems: 'center', gap: 14 }])
globalStyle(`${liveScore} > .${live}`, { font: `700 1.25rem/1 ${vars.font.display}`, letterSpacing: 0 })

// Without a line of text, the button is in the middle.
globalStyle(`${state} .${spoilerCover}`, { padding: 0, fontSize: 0 })

export const facts = style({
  paddingTop: 8,
  '@media': { [media.narrow]: { gap: '16px 20px' }, [media.largeText]: oneColumn },
})
export const own = style({ display: 'block', marginTop: 3, ...small })

export const actions = style(wrapped('10px 16px'))

// A day of battle royale.
export const lobbyPicture = style({
  ...cover,
  zIndex: -1,
  opacity: 0.34,
  mask: 'linear-gradient(#000 30%, transparent)',
})
export const lobby = style({
  ...gridColumns('minmax(0, 1fr) minmax(0, 520px)', [media.stacked, 1]),
  alignItems: 'end',
  gap: '28px 48px',
})
export const lobbyText = style({ display: 'grid', justifyItems: 'start', gap: 24, minWidth: 0 })
globalStyle(`${lobbyText} > .${state}`, { gridArea: 'auto', justifySelf: 'start', marginTop: 0, maxWidth: '100%' })
export const squads = style({
  ...gridColumns(6, [media.stacked, 'repeat(auto-fill, minmax(4.5rem, 1fr))']),
  gap: '16px 12px',
})
export const openSquads = style({ color: vars.color.muted })
export const squad = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  font: `600 ${vars.size.xs}/1.1 ${vars.font.display}`,
  textAlign: 'center',
})
globalStyle(`${squad} > img`, { width: '100%', maxWidth: 64, aspectRatio: '1' })
