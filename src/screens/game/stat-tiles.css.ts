import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, flatCard, gridColumns, inRow, oneColumn } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const tiles = style({
  zIndex: 2,
  ...gridColumns('5fr 3fr 2fr 3fr'),
  marginTop: -104,
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
  ...flatCard('36px', { [media.navCollapsed]: { gridTemplateColumns: '1fr 1fr' }, [media.largeText]: oneColumn }),
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '0 28px 30px',
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.hairline}` } },
  '@media': {
    [media.navCollapsed]: {
      paddingBottom: 22,
      selectors: {
        '&:nth-child(odd)': { borderLeft: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${vars.color.hairline}`, paddingTop: 22 },
      },
    },
    [media.narrow]: { paddingInline: 18 },
    [media.largeText]: { selectors: { '& + &': { paddingTop: 22, borderLeft: 0 } } },
  },
})
globalStyle(`${tile} > dd`, {
  marginTop: '-.05em',
  font: `700 clamp(3.25rem, 7.6vw, 7rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.035em',
})
globalStyle(`${tile} > dt`, {
  ...inRow(8),
  justifyContent: 'space-between',
  marginTop: 14,
  ...caps('600 1.0625rem/1', '.04em'),
  color: vars.color.muted,
  // "Tournaments" fits in the fallback fonts, too.
  '@media': { [media.narrow]: { gap: 4, fontSize: '.9375rem', letterSpacing: '.02em' } },
})
globalStyle(`${tile} svg.lucide`, {
  width: 28,
  height: 28,
  color: accentVars.accentText,
  '@media': { [media.narrow]: { width: 20, height: 20 } },
})
