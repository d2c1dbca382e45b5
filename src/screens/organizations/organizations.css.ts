import { style } from '@vanilla-extract/css'
import { grid as cards } from '~/components/directory.css'
import { inScreens } from '~/theme/layers.css'

export const game = style(inScreens({ maxWidth: 280 }))
export const grid = style([
  cards,
  inScreens({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))' }),
])
