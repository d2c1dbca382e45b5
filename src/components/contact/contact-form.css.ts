import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const form = style(inComponents({ display: 'grid', gap: vars.space.s3 }))
// An empty status takes no space.
globalStyle(`${form} > p:empty`, inComponents({ position: 'absolute' }))

export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s3,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const foot = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s2} ${vars.space.s3}` }),
)
export const note = style(inComponents({ fontSize: vars.size.sm, color: vars.color.muted }))

export const sent = style(
  inComponents({ padding: '16px 20px', background: vars.color.raised, borderLeft: `5px solid ${vars.color.active}` }),
)
export const link = style(
  inComponents({
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: accentVars.accent,
    textUnderlineOffset: '.25em',
    selectors: { '&:hover': { color: accentVars.accentText } },
  }),
)
