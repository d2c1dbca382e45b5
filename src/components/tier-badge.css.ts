import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const tierBadge = style(
  inComponents({
    display: 'inline-block',
    verticalAlign: 'middle',
    maxWidth: '100%',
    height: 30,
    padding: '1px 18px 0 12px',
    overflow: 'hidden',
    font: `700 .9375rem/29px ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.05em',
    whiteSpace: 'nowrap',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%)',
  }),
)

export const ranks = styleVariants({
  first: inComponents({
    background: `linear-gradient(100deg, #ffe29a, ${vars.color.gold} 45%, #c98a12)`,
    color: vars.color.onMedal,
  }),
  second: inComponents({ background: 'linear-gradient(100deg, #6a43f5, #3a55ee)', color: '#fff' }),
  other: inComponents({ background: '#4f4957' }),
})
