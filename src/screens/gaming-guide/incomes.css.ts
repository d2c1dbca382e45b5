import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const table = style({ width: '100%', marginTop: vars.space.s2 })
globalStyle(`${table} :is(th, td)`, {
  padding: '20px 24px 20px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, {
  borderTop: 0,
  paddingBlock: '0 14px',
  ...caps(`600 ${vars.size.label}/1.2`, '.07em'),
  color: vars.color.muted,
})
globalStyle(`${table} tbody th`, { width: '22%', font: `600 1.25rem/1.15 ${vars.font.display}` })

export const amount = style({
  display: 'block',
  font: `700 clamp(1.5rem, 2.4vw, 2rem)/1 ${vars.font.display}`,
  letterSpacing: '-.01em',
  color: vars.color.money,
  whiteSpace: 'nowrap',
})
export const per = style({ display: 'block', marginTop: 6, fontSize: vars.size.sm, color: vars.color.muted })
export const text = style({ width: '42%', color: vars.color.muted })
export const note = style({ maxWidth: '72ch', fontSize: vars.size.sm, color: vars.color.muted })
export const how = style({ maxWidth: '65ch' })

export const risks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const risk = style({ paddingBlock: 12, borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${risk} > label`, { maxWidth: '72ch', alignItems: 'flex-start', lineHeight: 1.5 })
export const riskTitle = style({ font: `700 1.1875rem/1.2 ${vars.font.display}`, textTransform: 'uppercase' })

// On a phone a row is a card: work, range, words.
globalStyle(`${table} thead`, {
  '@media': { [media.narrow]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.narrow]: { display: 'grid', gap: 10, paddingBlock: 20, borderTop: `1px solid ${vars.color.hairline}` },
  },
})
globalStyle(`${table} tbody :is(th, td)`, {
  '@media': { [media.narrow]: { display: 'block', width: 'auto', padding: 0, border: 0 } },
})
