import { liveMark } from '~/components/marks/live-mark.css'
import { flag } from '~/theme/clip-paths'
import { style } from '~/theme/screens-styles'
import { caps, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The background fills the card while there is no picture. */
export const art = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: `radial-gradient(90% 110% at 76% 18%, ${accentVars.accent}, transparent 62%), linear-gradient(160deg, ${accentVars.accentSoft}, ${vars.color.page})`,
})

export const live = style([
  liveMark,
  {
    position: 'absolute',
    left: 0,
    top: 0,
    height: 34,
    padding: '1px 20px 0 14px',
    font: `700 1rem/1 ${vars.font.display}`,
    background: vars.color.page,
    clipPath: flag,
  },
])

export const name = style({ marginTop: '-.06em', ...caps('700 2.25rem/.86', '-.02em'), textWrap: 'balance' })

export const tagline = style({ marginTop: 12, ...small, lineHeight: 1.45 })

export const facts = style({
  ...gridColumns('auto auto'),
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 'auto',
  paddingTop: 18,
})

export const genre = style({ display: 'flex', marginTop: 16 })
