import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, inColumn, inRow } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { cardPadding } from '../platform-features.css'

export const board = style({ ...inColumn, minWidth: 0 })

export const score = style({
  ...gridColumns('1fr auto 1fr'),
  alignItems: 'center',
  padding: `24px calc(${cardPadding} + 12px) 18px ${cardPadding}`,
})

export const team = style({
  ...inRow(12),
  font: `700 1.5rem/1 ${vars.font.display}`,
  selectors: { '&:last-child': { justifyContent: 'flex-end' } },
})
export const name = style({ '@media': { [media.phone]: { display: 'none' } } })
export const crest = style({ width: 'clamp(48px, 5vw, 68px)' })
export const figures = style({ font: `700 clamp(3.25rem, 5vw, 4.5rem)/.8 ${vars.font.display}` })
export const colon = style({ margin: '0 .1em', fontStyle: 'normal', color: vars.color.borderStrong })

export const rounds = style({ width: `calc(100% - 2 * ${cardPadding})`, height: 10, marginInline: cardPadding })
export const chart = style({
  flex: 1,
  width: '100%',
  height: 0,
  minHeight: 120,
  marginTop: 18,
  mask: 'linear-gradient(#000 55%, transparent)',
})
