import { createVar } from '@vanilla-extract/css'
import { globalStyle, style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { gridColumns, oneColumn, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const share = createVar()

export const podium = style({
  ...gridColumns(3),
  alignItems: 'end',
  marginTop: vars.space.s3,
  '@media': { [media.largeText]: { ...oneColumn, gap: 12 } },
})

// Reversed, so that screen readers announce the place first.
const place = style({ display: 'flex', flexDirection: 'column-reverse', textAlign: 'center' })

/** The winner is in the middle and highest; heights have the proportions of the prizes in the specification. */
export const places = styleVariants({
  first: [place, { order: 2, vars: { [share]: '1' }, '@media': { [media.largeText]: { order: 0 } } }],
  second: [place, { order: 1, vars: { [share]: '.5' } }],
  third: [place, { order: 3, vars: { [share]: '.27' } }],
})

export const prize = style({
  padding: '0 4px 10px',
  font: `700 clamp(1.0625rem, 1.9vw, 1.5rem)/1 ${vars.font.display}`,
})
export const team = style({ padding: '0 4px 8px', ...small, lineHeight: 1.2 })

const block = style({
  height: `calc(290px * ${share})`,
  paddingTop: 18,
  font: `700 clamp(2.25rem, 4.4vw, 4rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
  color: vars.color.onMedal,
  '@media': {
    [media.narrow]: { height: `calc(230px * ${share})` },
    [media.largeText]: { height: 'auto', paddingBlock: 18 },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
})

export const blocks = styleVariants({
  first: [
    block,
    {
      background: `linear-gradient(180deg, #ffdf8f, ${vars.color.gold} 30%, #a86f0c)`,
      clipPath: 'polygon(20px 0, calc(100% - 20px) 0, 100% 20px, 100% 100%, 0 100%, 0 20px)',
    },
  ],
  second: [
    block,
    {
      background: `linear-gradient(180deg, #d8d4de, ${vars.color.silver} 30%, #6f6a78)`,
      clipPath: 'polygon(20px 0, 100% 0, 100% 100%, 0 100%, 0 20px)',
    },
  ],
  third: [
    block,
    {
      background: `linear-gradient(180deg, #ffab6e, ${vars.color.bronze} 30%, #8c430f)`,
      clipPath: 'polygon(0 0, calc(100% - 20px) 0, 100% 20px, 100% 100%, 0 100%)',
    },
  ],
})

export const rest = style({ marginTop: vars.space.s3 })
globalStyle(`${rest} > li`, {
  ...gridColumns('4ch minmax(0, 1fr) auto'),
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  font: `600 1.125rem/1.2 ${vars.font.display}`,
})
globalStyle(`${rest} > li > :last-child`, { '@media': { [media.largeText]: { gridColumn: 2 } } })
export const restTeam = style({ color: vars.color.muted })
