import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** On the ground of the section before it, whose space below is enough. */
export const brands = style(inScreens({ paddingTop: 0 }))
/** How many brands there were, of whom three follow. */
export const count = style(inScreens({ font: `600 1.25rem/1.2 ${vars.font.display}`, color: vars.color.muted }))
globalStyle(`${count} > b`, inScreens({ color: vars.color.text }))
export const deals = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: '40px 20px',
    marginTop: vars.space.s6,
  }),
)
export const deal = style(
  inScreens({
    display: 'grid',
    alignContent: 'start',
    gap: 10,
    paddingTop: 20,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)
export const logo = style(inScreens({ width: 72, height: 72 }))
export const brand = style(inScreens({ fontSize: vars.size.sm, color: vars.color.muted }))
export const campaign = style(inScreens({ font: `700 1.625rem/1.05 ${vars.font.display}`, textWrap: 'balance' }))
export const result = style(inScreens({ color: accentVars.accentText }))

export const rates = style(inScreens({ width: '100%', marginTop: vars.space.s10, borderCollapse: 'collapse' }))
export const caption = style(
  inScreens({
    paddingBottom: vars.space.s3,
    textAlign: 'left',
    font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
  }),
)
globalStyle(
  `${rates} tbody tr`,
  inScreens({
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto', paddingBlock: 14 } },
  }),
)
globalStyle(
  `${rates} :is(th, td)`,
  inScreens({
    padding: '18px 16px 18px 0',
    textAlign: 'left',
    verticalAlign: 'baseline',
    '@media': { [media.phone]: { padding: 0 } },
  }),
)
globalStyle(`${rates} tbody th`, inScreens({ font: `700 1.375rem/1.15 ${vars.font.display}` }))
export const note = style({})
globalStyle(
  `${rates} td.${note}`,
  inScreens({
    color: vars.color.muted,
    '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2, fontSize: vars.size.sm } },
  }),
)
export const price = style({})
globalStyle(
  `${rates} td.${price}`,
  inScreens({
    paddingRight: 0,
    font: `700 1.5rem/1.15 ${vars.font.display}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    color: vars.color.money,
  }),
)
globalStyle(`${price} > span`, inScreens({ fontSize: '1rem', fontWeight: 600, color: vars.color.muted }))
