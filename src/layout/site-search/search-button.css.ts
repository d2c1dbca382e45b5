import { chamferInteractive } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { inRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const button = style({
  ...inRow(8),
  justifyContent: 'center',
  minWidth: 44,
  height: 44,
  selectors: { '&:hover': { color: vars.color.brand } },
})
/** A key of the keyboard. */
export const key = style({
  minWidth: 22,
  padding: '4px 6px 3px',
  font: `600 ${vars.size.xs}/1.1 ${vars.font.display}`,
  color: vars.color.muted,
  background: vars.color.raised,
  clipPath: chamferInteractive('5px'),
})
export const shortcut = style([
  key,
  { '@media': { [media.navCollapsed]: { display: 'none' }, [media.noHover]: { display: 'none' } } },
])
