import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const facts = style(wrapped('16px 48px'))
export const parts = style({ ...stack(vars.space.s12), paddingBlock: `${vars.space.s6} ${vars.space.s12}` })
export const part = style(stack(vars.space.s4))

export const game = style({
  ...gridColumns('minmax(0, 1fr) minmax(0, 1fr) auto', [media.narrow, 'minmax(0, 1fr) auto']),
  alignItems: 'center',
  gap: '4px 24px',
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const gameName = style({
  font: `600 1.375rem/1.1 ${vars.font.display}`,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const rank = style({ color: vars.color.muted })
