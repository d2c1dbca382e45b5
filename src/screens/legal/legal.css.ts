import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const changed = style({ fontSize: vars.size.sm, color: vars.color.muted })

export const contents = style({
  gridColumn: '1 / 4',
  position: 'sticky',
  top: 96,
  alignSelf: 'start',
  '@media': { [media.twoColumns]: { position: 'static', gridColumn: '1 / -1', marginBottom: vars.space.s6 } },
})
export const reading = style({
  gridColumn: '5 / 12',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s10,
  '@media': { [media.twoColumns]: { gridColumn: '1 / -1' } },
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  scrollMarginTop: 96,
})
export const paragraph = style({ maxWidth: '65ch', fontSize: '1.125rem', lineHeight: 1.65, textWrap: 'pretty' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm })
globalStyle(`${table} :is(td, th)`, {
  padding: '14px 20px 14px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} tbody th`, { width: '36%', fontWeight: 500 })
globalStyle(`${table} td`, { color: vars.color.muted })
globalStyle(`${table} thead th`, {
  borderTop: 0,
  ...caps(`600 ${vars.size.label}/1.2`, '.07em'),
  color: vars.color.muted,
})
// A row becomes a card on a phone: three columns would be a word wide.
globalStyle(`${table} thead`, {
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 } },
})
globalStyle(`${table} tbody :is(tr, th, td)`, {
  '@media': { [media.phone]: { display: 'block', width: 'auto', padding: 0, border: 0 } },
})
globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.phone]: { display: 'grid', gap: 6, padding: '16px 0', borderTop: `1px solid ${vars.color.hairline}` },
  },
})
