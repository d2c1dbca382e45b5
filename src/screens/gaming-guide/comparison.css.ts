import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const table = style({ width: '100%', tableLayout: 'fixed' })

globalStyle(`${table} :is(th, td)`, {
  padding: '16px 24px 16px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle(`${table} tbody th`, { font: `600 1.25rem/1.3 ${vars.font.display}`, textTransform: 'uppercase' })
globalStyle(`${table} thead th:first-child`, { width: '24%' })
globalStyle(`${table} td`, { color: vars.color.muted })
globalStyle(`${table} thead th`, {
  borderTop: 0,
  paddingTop: 0,
  ...caps(`600 ${vars.size.label}/1.2`, '.07em'),
  color: vars.color.muted,
})

// On a phone a row is a card, and each answer is labelled.
globalStyle(`${table} thead`, {
  '@media': { [media.phone]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.phone]: { display: 'grid', gap: 10, paddingBlock: 18, borderTop: `1px solid ${vars.color.hairline}` },
  },
})
globalStyle(`${table} tbody :is(th, td)`, {
  '@media': { [media.phone]: { display: 'block', width: 'auto', padding: 0, border: 0 } },
})
globalStyle(`${table} td::before`, {
  '@media': {
    [media.phone]: {
      // A screen reader says the header of the column by itself; not every browser knows the silent form.
      content: ['attr(data-column)', 'attr(data-column) / ""'],
      display: 'block',
      ...caps(`600 ${vars.size.label}/1.4`, '.07em'),
      color: vars.color.text,
    },
  },
})
