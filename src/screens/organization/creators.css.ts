import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns, octagonFace, small, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const ground = style({ background: vars.color.surface })
export const toolbar = style({ ...wrapped(16), marginTop: vars.space.s6 })
globalStyle(`${toolbar} > search`, { flex: '1 1 240px' })
export const creators = style({ marginTop: vars.space.s4 })
export const creator = style({
  ...gridColumns(
    '96px minmax(0, 1.4fr) minmax(0, 1.2fr) 150px auto auto',
    [media.navCollapsed, '72px minmax(0, 1fr) auto'],
    [media.phone, '72px minmax(0, 1fr)'],
  ),
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 18,
  borderTop: `1px solid ${vars.color.hairline}`,
})
export const portrait = style({
  ...octagonFace(96, accentVars.accentSoft),
  '@media': { [media.navCollapsed]: { gridRow: '1 / 3', alignSelf: 'start', width: 72, height: 72 } },
})
export const name = style({ font: `700 1.5rem/1 ${vars.font.display}` })
export const note = style({ marginTop: 4, ...small })
export const chips = style({ ...wrapped(4), '@media': { [media.navCollapsed]: { gridColumn: '2 / -1' } } })
export const followers = style({
  ...small,
  '@media': { [media.navCollapsed]: { gridColumn: '2 / -1' } },
})
globalStyle(`${followers} > b`, {
  display: 'block',
  font: `700 1.75rem/1 ${vars.font.display}`,
  color: vars.color.text,
})
globalStyle(`${creator} > ul`, { '@media': { [media.navCollapsed]: { gridColumn: 2 } } })
globalStyle(`${creator} > button`, { justifySelf: 'start', '@media': { [media.phone]: { gridColumn: 2 } } })
