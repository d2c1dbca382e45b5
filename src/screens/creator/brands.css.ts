import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, fillColumns, fromTop, oneColumn } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Shares the background of the section above, which has enough space at its end. */
export const brands = style({ paddingTop: 0 })
/** The number of brand deals; three of them follow. */
export const count = style({ font: `600 1.25rem/1.2 ${vars.font.display}`, color: vars.color.muted })
globalStyle(`${count} > b`, { color: vars.color.text })
export const deals = style({ ...fillColumns('300px', 'auto-fit'), gap: '40px 20px', marginTop: vars.space.s6 })
export const deal = style({
  ...fromTop(10),
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const logo = style({ width: 72, height: 72 })
export const brand = style({ fontSize: vars.size.sm, color: vars.color.muted })
export const campaign = style({ font: `700 1.625rem/1.05 ${vars.font.display}`, textWrap: 'balance' })
export const result = style({ color: accentVars.accentText })

export const rates = style({ width: '100%', marginTop: vars.space.s10 })
export const caption = style({ paddingBottom: vars.space.s3, textAlign: 'left', ...caps(`700 ${vars.size.h4}/1`) })
globalStyle(`${rates} tbody tr`, {
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto', paddingBlock: 14 },
    [media.largeText]: oneColumn,
  },
})
globalStyle(`${rates} :is(th, td)`, {
  padding: '18px 16px 18px 0',
  textAlign: 'left',
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { padding: 0 } },
})
globalStyle(`${rates} tbody th`, { font: `700 1.375rem/1.15 ${vars.font.display}` })
export const note = style({})
globalStyle(`${rates} td.${note}`, {
  color: vars.color.muted,
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', gridRow: 2, fontSize: vars.size.sm },
    [media.largeText]: { gridRow: 'auto' },
  },
})
export const price = style({})
globalStyle(`${rates} td.${price}`, {
  paddingRight: 0,
  font: `700 1.5rem/1.15 ${vars.font.display}`,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: vars.color.money,
  '@media': { [media.largeText]: { textAlign: 'left', whiteSpace: 'normal' } },
})
globalStyle(`${price} > span`, { fontSize: '1rem', fontWeight: 600, color: vars.color.muted })
