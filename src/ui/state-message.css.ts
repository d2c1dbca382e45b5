import { octagon } from '~/theme/clip-paths'
import { filling, square, wrapped } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: `${vars.space.s12} ${vars.space.s2}`,
  textAlign: 'center',
})

export const art = style({
  ...square(176),
  marginBottom: 16,
  background: `radial-gradient(circle, ${vars.color.raisedHover}, ${vars.color.surface})`,
  clipPath: octagon,
})
globalStyle(`${art} > img`, filling)

export const title = style({ justifySelf: 'center', paddingInline: '.1em .14em' })
export const text = style({ maxWidth: '52ch', color: vars.color.muted })
export const actions = style({ ...wrapped(12), justifyContent: 'center', marginTop: 16 })
