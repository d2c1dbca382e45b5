import { flag } from '~/theme/clip-paths'
import { style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const tierBadge = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  maxWidth: '100%',
  height: 30,
  padding: '1px 18px 0 12px',
  overflow: 'hidden',
  ...caps('700 .9375rem/29px', '.05em'),
  whiteSpace: 'nowrap',
  clipPath: flag,
  '@media': {
    [media.largeText]: { height: 'auto', lineHeight: 1.2 },
    [media.forcedColors]: { border: '1px solid', background: 'Canvas', clipPath: 'none' },
  },
})

const onPaper = { [media.print]: { background: vars.color.silver, color: vars.color.text } }

export const ranks = styleVariants({
  first: { background: `linear-gradient(100deg, #ffe29a, ${vars.color.gold} 45%, #c98a12)`, color: vars.color.onMedal },
  second: { background: 'linear-gradient(100deg, #6a43f5, #3a55ee)', color: '#fff', '@media': onPaper },
  other: { background: '#4f4957', '@media': onPaper },
})

/** In the upper left corner of a card. */
export const cornerTier = style({ position: 'absolute', left: 0, top: 0 })
