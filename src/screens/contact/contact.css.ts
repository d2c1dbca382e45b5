import { textLink } from '~/components/links/links.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { flatCard, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const grid = style({
  ...gridColumns('minmax(0, 8fr) minmax(0, 4fr)', [media.twoColumns, 1]),
  gap: `${vars.space.s8} clamp(32px, 5vw, 80px)`,
  alignItems: 'start',
})

export const panel = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: 'clamp(24px, 4vw, 56px) clamp(20px, 4vw, 56px)',
  ...flatCard('36px'),
})

export const topic = style({ ...gridColumns(2, [media.phone, 1]), gap: vars.space.s3, alignItems: 'end' })
globalStyle(`${topic} > :only-child`, { gridColumn: '1 / -1' })
export const role = style({ paddingBottom: 12, color: vars.color.muted })
globalStyle(`${role} > b`, { color: vars.color.text })

export const places = style({ display: 'grid', gap: vars.space.s4, paddingTop: 'clamp(0px, 4vw, 56px)' })
export const facts = style({ display: 'grid', gap: vars.space.s3 })
export const fact = style({ ...gridColumns('auto 1fr'), gap: 16 })
globalStyle(`${fact} > svg.lucide`, { marginTop: 4, color: accentVars.accentText })
export const mail = style([textLink, { marginBlock: -9 }])
export const address = style({ fontStyle: 'normal' })
export const line = style({ display: 'block', color: vars.color.muted })
