import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { stack, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const body = style({ ...stack(vars.space.s12), paddingBottom: vars.space.section })

export const account = style({
  ...wrapped(vars.space.s4, 'end'),
  justifyContent: 'space-between',
  paddingBottom: vars.space.s4,
  borderBottom: `1px solid ${vars.color.hairline}`,
})
export const facts = style({ ...wrapped('24px 56px'), minWidth: 0 })
globalStyle(`${facts} dt`, { marginBottom: 6, fontSize: vars.size.label })
globalStyle(`${facts} dd`, { fontSize: '1.375rem', lineHeight: 1.2 })
export const actions = style(wrapped(12))
/** Without scripts it would turn for ever. */
export const spinner = style({ '@media': { [media.noScript]: { display: 'none' } } })
