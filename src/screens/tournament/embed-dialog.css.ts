import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { dialogShell, flatCard, small, square, stack, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const dialog = style({
  ...dialogShell,
  width: 'min(680px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  '@media': { [media.phone]: { width: '100%', maxHeight: '100dvh', margin: 'auto 0 0' } },
})

export const panel = style({
  position: 'relative',
  ...stack(20),
  justifyItems: 'start',
  padding: `0 ${vars.space.s4} ${vars.space.s4}`,
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  ...flatCard('26px', {
    [media.phone]: { padding: '0 20px calc(20px + env(safe-area-inset-bottom))', clipPath: 'none' },
  }),
})
globalStyle(`${panel} > :is(div, section)`, { width: '100%' })
globalStyle(`${panel} > h2`, { marginTop: 32 })

export const note = style(small)

export const actions = style(wrapped(20, 'center'))

export const close = style({
  position: 'absolute',
  right: 24,
  top: 10,
  ...square(48),
  selectors: { '&:hover': { color: vars.color.money }, '&:focus-visible': { outlineOffset: -6 } },
})
