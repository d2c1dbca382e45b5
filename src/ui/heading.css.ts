import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { forcedBar } from '~/theme/forced-edge'
import { styleVariants } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

/** The number of letters in the longest word of a title; 13 if it isn't set, as in "Organizations". */
export const longestWord = createVar()

/** Starts with a stub, so that the letters hang from a bar even before it's drawn. */
const draw = keyframes({ from: { backgroundSize: `30% ${vars.width.line}` } })

/** The letters hang from a bar, as Devanagari hangs from its headline. */
const hanging = {
  justifySelf: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  paddingTop: vars.width.line,
  paddingRight: '.12em',
  background: `linear-gradient(${accentVars.accent} 0 0) 0 0 / 100% ${vars.width.line} no-repeat`,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textTransform: 'uppercase',
  letterSpacing: '-.022em',
  lineHeight: 0.84,
  textWrap: 'balance',
  '@media': forcedBar,
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          animation: `${draw} 1ms linear both`,
          // While the heading crosses the lower edge of the window.
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry 100%',
        },
      },
    },
  },
} as const

export const heading = styleVariants({
  // On a phone the longest word fits one line. In a title that always wraps, a line break makes the bar as wide as its letters.
  d1: {
    ...hanging,
    fontSize: `min(${vars.size.d1}, 176.8vw / ${fallbackVar(longestWord, '13')})`,
    lineHeight: 0.8,
    whiteSpace: 'pre-line',
  },
  d2: { ...hanging, fontSize: vars.size.d2 },
  d3: { ...hanging, fontSize: vars.size.d3, lineHeight: 0.88 },
  h4: { ...hanging, fontSize: vars.size.h4, letterSpacing: '-.01em', lineHeight: 0.95 },
})

/** Trims the line box, so that the capitals touch the bar and align with its left edge. */
const trimmed = { display: 'block', margin: '-.05em 0 0 -.04em' }

export const letters = styleVariants({
  straight: trimmed,
  /** T, V and A have no stem on the left to align. */
  slanted: { ...trimmed, marginLeft: 0 },
})
