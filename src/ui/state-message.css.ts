import { globalStyle, style } from '@vanilla-extract/css'
import { octagon } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

export const state = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: 16,
    padding: `${vars.space.s12} ${vars.space.s2}`,
    textAlign: 'center',
  }),
)

export const art = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: 128,
    height: 128,
    marginBottom: 16,
    color: accentVars.accent,
    background: `radial-gradient(circle, ${vars.color.raisedHover}, ${vars.color.surface})`,
    clipPath: octagon,
  }),
)
globalStyle(`${art} > svg.lucide`, inUi({ width: 48, height: 48 }))

export const title = style(inUi({ justifySelf: 'center', paddingInline: '.1em .14em' }))
export const text = style(inUi({ maxWidth: '52ch', color: vars.color.muted }))
export const actions = style(
  inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 16 }),
)
