import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const facts = style(wrapped('16px 48px'))
export const parts = style({ ...stack(vars.space.s12), paddingBlock: `${vars.space.s6} ${vars.space.s12}` })
export const part = style(stack(vars.space.s4))

export const row = style({
  ...gridColumns(3, [media.narrow, 'minmax(0, 1fr) auto'], [media.largeText, 1]),
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: 68,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const name = style({
  font: `600 1.375rem/1.1 ${vars.font.display}`,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
export const gameName = style({ font: `600 1.375rem/1.1 ${vars.font.display}` })
/** On a phone the button is next to both lines. */
export const follow = style({
  justifySelf: 'end',
  '@media': {
    [media.narrow]: { gridArea: '1 / 2 / span 2' },
    [media.largeText]: { gridArea: 'auto', justifySelf: 'start' },
  },
})
export const note = style({ color: vars.color.muted })
export const status = style({
  fontWeight: 600,
  textAlign: 'right',
  '@media': { [media.largeText]: { textAlign: 'left' } },
})
export const rank = style({ font: `600 1.1875rem/1.2 ${vars.font.display}` })
export const record = style({
  display: 'block',
  marginTop: 4,
  font: `400 ${vars.size.sm}/1.4 ${vars.font.body}`,
  color: vars.color.muted,
})
