import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Facts with their names above. */
export const factList = style({})

/** Numbers of a card with their names above. */
export const figureList = style({})

globalStyle(`:is(${factList}, ${figureList}) dt`, {
  ...caps(`600 ${vars.size.xs}/1`, '.07em'),
  color: vars.color.muted,
})
globalStyle(`${factList} dt`, { marginBottom: 5 })
globalStyle(`${factList} dd`, { font: `600 1.25rem/1.15 ${vars.font.display}` })
globalStyle(`${figureList} dt`, { letterSpacing: '.04em' })
globalStyle(`${figureList} dd`, { marginTop: 3, font: `700 1.5rem/1.15 ${vars.font.display}` })

/** Facts in the header of a page, over its picture. */
export const heroFactList = style([
  factList,
  {
    ...wrapped('20px 48px'),
    '@media': {
      [media.narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 20px' },
    },
  },
])
globalStyle(`${heroFactList} dt`, { color: '#c3c4b4', '@media': { [media.print]: { color: vars.color.text } } })
