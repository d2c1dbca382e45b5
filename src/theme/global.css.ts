import { globalStyle as globalUnlayered, keyframes } from '@vanilla-extract/css'
import { media } from './media'
import { globalStyle } from './reset-styles'
import { headerHeight } from './shorthands'
import { accentVars, vars } from './vars.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  background: vars.color.page,
  colorScheme: 'dark',
  scrollbarColor: `${vars.color.borderControl} ${vars.color.page}`,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: headerHeight.top,
})

// After a reload the place is restored before the browser adds what only it knows, such as picks.
globalStyle('html[data-reload]', { overflowAnchor: 'none' })

globalStyle('body', {
  margin: 0,
  font: `400 ${vars.size.body}/1.6 ${vars.font.body}`,
  // Avoids a last line with one short word.
  textWrap: 'pretty',
  color: vars.color.text,
  background: vars.color.page,
  overflowX: 'clip',
  WebkitFontSmoothing: 'antialiased',
})

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  overflowWrap: 'anywhere',
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('svg, img, video', { display: 'block' })
globalStyle('img, video', { maxWidth: '100%', height: 'auto' })
// Too far away for lazy loading, while its place in the layout stays.
globalStyle('html[data-loading] img[loading=lazy]', { '@media': { [media.narrow]: { translate: '0 -9999vh' } } })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('table', { borderCollapse: 'collapse' })
const wait = keyframes({ from: { opacity: 0.75 }, to: { opacity: 0.4 } })
// A press that waits for hydration (docs/decisions/early-taps.md).
globalStyle(':is(button, select)[aria-busy=true]', {
  opacity: 0.55,
  cursor: 'progress',
  animation: `${wait} 0.4s ease-in-out infinite alternate`,
})
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 })
// What only scripts focus, so that the keyboard goes on there, shows no ring.
globalStyle('[tabindex="-1"]:not(a, button, [role]):focus', { outline: 'none' })
globalStyle('::selection', { background: accentVars.accent, color: accentVars.onAccent })

// Unlayered, so that an important rule in a layer can still make an exception: an animation times how long a toast stays.
globalUnlayered('[hidden]', { display: 'none !important' })
globalUnlayered('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: it would run a transition for every property of every element.
      transition: 'none !important',
    },
  },
})
