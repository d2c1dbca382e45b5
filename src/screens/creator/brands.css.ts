import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, fillColumns, fromTop, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { table } from '~/ui/table.css'

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
export const brand = style(small)
export const campaign = style({ font: `700 1.625rem/1.05 ${vars.font.display}`, textWrap: 'balance' })
export const result = style({ color: accentVars.accentText })

export const ratesTitle = style({
  margin: `${vars.space.s10} 0 ${vars.space.s3}`,
  ...caps(`700 ${vars.size.h4}/1`),
})
export const rates = style([table])
globalStyle(`${rates} tbody th`, { '@media': { [media.stacked]: { flex: '1 0 40%' } } })
globalStyle(`${rates} td[data-column=Price]`, { font: `700 1.5rem/1.1 ${vars.font.display}`, color: vars.color.money })
globalStyle(`${rates} td[data-column=Note]`, {
  color: vars.color.muted,
  '@media': { [media.stacked]: { flexBasis: '100%' } },
})
