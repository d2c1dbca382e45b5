import { grid as cards } from '~/components/directory/directory.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'

const two = '(min-width: 47.5em)'
const three = '(min-width: 75em)'

export const game = style({ maxWidth: 280, '@media': { [media.navCollapsed]: { maxWidth: 'none' } } })

/** Two or three cards to a row. */
export const grid = style([cards, gridColumns(1, [two, 2], [three, 6])])

// Makes the first cards wider, so that the last row is always full.
const first = `${grid} > :first-child:nth-last-child`
globalStyle(`${grid} > li`, { '@media': { [three]: { gridColumn: 'span 2' } } })
globalStyle(`${first}(2n + 3)`, { '@media': { [two]: { gridColumn: 'span 2' } } })
globalStyle(`${first}(3n + 2), ${first}(3n + 2) + li, ${first}(3n + 4), ${first}(3n + 4) ~ :nth-child(-n + 4)`, {
  '@media': { [three]: { gridColumn: 'span 3' } },
})
