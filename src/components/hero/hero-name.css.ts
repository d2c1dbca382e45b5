import { createVar } from '@vanilla-extract/css'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedBar } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { caps } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The number of letters that have to fit: those of the longest word. */
export const letters = createVar()

export const name = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  paddingTop: vars.width.bar,
  paddingRight: '.1em',
  background: `linear-gradient(${accentVars.accent} 0 0) 0 0 / 100% ${vars.width.bar} no-repeat`,
  ...caps(
    `700 min(18svh, 11rem, calc(min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) * .6 / (${letters} * .515)))/.8`,
    '-.035em',
  ),
  // The longest word fits, but it's a little wider in the fallback font, and would wrap until the web font loads.
  overflowWrap: 'normal',
  '@media': {
    ...forcedBar,
    [media.narrow]: {
      overflowWrap: 'anywhere',
      fontSize: `min(6rem, calc((100vw - 2 * ${vars.space.gutter}) / (${letters} * .56)))`,
    },
  },
})
/** One word per line. */
globalStyle(`${name} > span`, { display: 'block', margin: '-.052em 0 0 -.04em', whiteSpace: 'pre-line' })
