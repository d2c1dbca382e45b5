import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

const list = style(inScreens({ display: 'grid', gap: `${vars.space.s4} 32px` }))

export const notes = styleVariants({ 2: 2, 3: 3 }, (columns) => [
  list,
  inScreens({
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
])

export const note = style(
  inScreens({
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    paddingTop: 16,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)
export const text = style(inScreens({ maxWidth: '56ch', color: vars.color.muted }))
