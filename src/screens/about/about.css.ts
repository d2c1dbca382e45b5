import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fromTop, gridColumns, hangingNumber } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Years in rows of three; on narrow screens, one below the other. */
export const timeline = style({
  ...gridColumns(3, [media.narrow, 1, { gap: 40 }]),
  gap: '56px 20px',
  marginTop: vars.space.s8,
})
export const moment = style({
  ...fromTop(0),
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderColor: accentVars.accent } },
})
export const when = style(hangingNumber('clamp(3rem, 6vw, 5rem)', 0))
export const title = style({ marginTop: 22, font: `700 1.5rem/1.05 ${vars.font.display}` })
export const text = style({ maxWidth: '40ch', marginTop: 8, color: vars.color.muted })

export const purpose = style({
  ...gridColumns('1fr 1fr', [media.narrow, 1]),
  gap: '40px 20px',
  marginTop: vars.space.s12,
})
export const statement = style({
  maxWidth: '26ch',
  marginTop: 12,
  font: `600 clamp(1.5rem, 2.4vw, 2.125rem)/1.15 ${vars.font.display}`,
})
