import { globalStyle, style } from '~/theme/screens-styles'
import { gridColumns, inRow, small, stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const screen = style({ ...stack(vars.space.s8), paddingBottom: vars.space.section })

export const note = style({ marginTop: vars.space.s2, ...small })

export const share = style({ justifySelf: 'start' })

export const opponents = style({ ...gridColumns('1fr 1fr'), width: '100%', height: '100%' })

export const teams = style({ display: 'grid', gap: 10, fontSize: vars.size.sm, lineHeight: 1.3 })
globalStyle(`${teams} b`, { display: 'block', font: `700 1.125rem/1.2 ${vars.font.display}` })

export const legend = style({ ...wrapped('8px 24px'), marginTop: vars.space.s3 })
globalStyle(`${legend} > li`, {
  ...inRow(),
  minWidth: 0,
  font: `600 1.125rem/1.1 ${vars.font.display}`,
})
