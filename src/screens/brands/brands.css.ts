import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cutPicture, fillColumns, gridColumns, hangingNumber, numberedStep, oneColumn, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** The space below the page header is enough above the first section. */
export const first = style({ paddingTop: vars.space.s6 })
export const offers = style({ display: 'grid', gap: vars.space.s10, marginTop: vars.space.s6 })
/** Picture and text, the other way round in every other offer. */
export const offer = style({
  ...gridColumns('minmax(0, 7fr) minmax(0, 5fr)'),
  alignItems: 'center',
  gap: '24px 44px',
  selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  '@media': { [media.twoColumns]: { selectors: { '&:nth-child(n)': oneColumn } } },
})
export const picture = style({
  ...cutPicture('16 / 9', '36px'),
  selectors: { [`${offer}:nth-child(even) &`]: { order: 1 } },
  '@media': { [media.twoColumns]: { selectors: { [`${offer}:nth-child(even) &`]: { order: 0 } } } },
})
export const body = style({ display: 'grid', gap: vars.space.s3 })
export const text = style({ maxWidth: '56ch', color: vars.color.muted })
export const example = style({
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1.125rem/1.2 ${vars.font.display}`,
})

export const steps = style({
  ...gridColumns(4, [media.twoColumns, 2], [media.phone, 1]),
  gap: '40px 20px',
  marginTop: vars.space.s6,
  counterReset: 'step',
})
export const step = style({
  ...numberedStep({ ...hangingNumber('5rem', 44), marginBottom: 8 }),
  alignContent: 'start',
  gap: 12,
})

export const partners = style({ ...fillColumns('280px'), columnGap: 20, marginTop: vars.space.s4 })
export const partner = style({
  ...gridColumns('48px 1fr'),
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 16,
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const logo = style({ gridRow: '1 / 3', width: 48, height: 48 })
export const partnerName = style({ font: `700 1.125rem/1.2 ${vars.font.display}` })
export const business = style(small)

export const promise = style({ ...gridColumns('5fr 7fr', [media.twoColumns, 1]), gap: '16px 20px' })
