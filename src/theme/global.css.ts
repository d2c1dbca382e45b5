import { globalStyle } from '@vanilla-extract/css'
import { accentVars, vars } from './contract.css'
import { inReset } from './layers.css'
import { media } from './media'

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }))

globalStyle(
  'html',
  inReset({
    background: vars.color.page,
    colorScheme: 'dark',
    scrollbarColor: `${vars.color.borderControl} ${vars.color.page}`,
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 88,
  }),
)

globalStyle(
  'body',
  inReset({
    margin: 0,
    font: `400 ${vars.size.body}/1.6 ${vars.font.body}`,
    // No last line of one short word.
    textWrap: 'pretty',
    color: vars.color.text,
    background: vars.color.page,
    overflowX: 'clip',
    WebkitFontSmoothing: 'antialiased',
  }),
)

globalStyle(
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote',
  inReset({ margin: 0, padding: 0, border: 0, overflowWrap: 'anywhere' }),
)
globalStyle('ul, ol', inReset({ listStyle: 'none' }))
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }))
globalStyle('svg, img, video', inReset({ display: 'block' }))
globalStyle('img, video', inReset({ maxWidth: '100%', height: 'auto' }))
globalStyle('button, input, select, textarea', inReset({ font: 'inherit', color: 'inherit' }))
globalStyle('button', inReset({ background: 'none', border: 0, padding: 0, cursor: 'pointer' }))
globalStyle('table', inReset({ borderCollapse: 'collapse' }))
globalStyle(':focus-visible', inReset({ outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 }))
// The content gets the focus after a navigation, for screen readers; it shows no ring.
globalStyle('main:focus', inReset({ outline: 'none' }))
globalStyle('::selection', inReset({ background: accentVars.accent, color: accentVars.onAccent }))
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // With a duration in place of this, every property of every element would pass through a transition.
      transition: 'none !important',
    },
  },
})
