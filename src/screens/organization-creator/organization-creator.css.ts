import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { fillColumns, gridColumns, octagonFace, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const hero = style({
  minHeight: 'max(600px, min(82svh, 760px))',
  background: `linear-gradient(180deg, ${vars.color.page}, ${accentVars.accentSoft} 86%)`,
  '@media': { [media.narrow]: { minHeight: 0 } },
})
export const real = style({ font: `600 1.25rem/1.2 ${vars.font.display}` })
export const followers = style({ color: vars.color.muted })
globalStyle(`${followers} > b`, { marginRight: 6, font: `700 2.5rem/1 ${vars.font.display}`, color: vars.color.text })
export const facts = style({ ...gridColumns('repeat(2, minmax(0, 200px))'), gap: '16px 32px' })
globalStyle(`${facts} dt`, { marginBottom: 4, letterSpacing: '.06em' })
globalStyle(`${facts} dd`, { fontSize: '1.1875rem' })
export const actions = style(wrapped(12, 'center'))

export const others = style({ ...fillColumns('320px'), columnGap: 24, marginTop: vars.space.s4 })
export const other = style({
  ...gridColumns('72px minmax(0, 1fr)'),
  columnGap: 16,
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': { color: accentVars.accentText } },
})
export const face = style({
  gridRow: '1 / 3',
  ...octagonFace(72, accentVars.accentSoft),
})
export const otherName = style({ alignSelf: 'end', font: `700 1.375rem/1.1 ${vars.font.display}` })
export const note = style(small)
