import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { inRow, small, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

const hidden = { display: 'none' }

export const list = style({
  '@media': { [media.noScript]: hidden, [media.print]: hidden },
  ...wrapped('8px 12px', 'center'),
  marginTop: vars.space.s4,
  paddingTop: vars.space.s2,
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: {
    // In the space below a pager, so that nothing moves when the code has loaded.
    'nav + &': {
      marginTop: `calc(${vars.space.s4} - ${vars.space.section})`,
      marginBottom: `max(${vars.space.s4}, calc(${vars.space.section} - 110px))`,
    },
  },
})

export const label = style({
  ...inRow(10),
  marginRight: 'auto',
  ...small,
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
globalStyle(`${label} > svg.lucide`, { width: 18, height: 18 })

export const progress = style({
  width: 160,
  height: 8,
  border: 0,
  background: vars.color.hairline,
  accentColor: vars.color.brand,
})

export const message = style({
  flexBasis: '100%',
  fontSize: vars.size.sm,
  selectors: { '&:empty': { display: 'none' } },
})
