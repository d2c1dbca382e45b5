import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, cutPicture, gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const text = style({ position: 'relative' })
/** On narrow screens the link back to the contents stays in view, once the contents have left it. */
export const rail = style({
  display: 'none',
  '@media': {
    [media.navCollapsed]: { position: 'absolute', inset: '100svh 0 0 auto', display: 'block', pointerEvents: 'none' },
  },
})
export const toContents = style({
  position: 'sticky',
  top: 'calc(100svh - 60px)',
  // Without words, it covers little of the text.
  width: 44,
  padding: 0,
  pointerEvents: 'auto',
})

export const subtitle = style({ marginTop: vars.space.s4, ...caps(`700 ${vars.size.h4}/1`, '-.01em') })
export const picture = style({ ...cutPicture('2 / 1', '36px'), marginBlock: vars.space.s3 })

export const glossary = style({ marginTop: vars.space.s2 })
globalStyle(`${glossary} > div`, {
  ...gridColumns('3fr 7fr', [media.phone, 1]),
  alignItems: 'baseline',
  gap: '6px 24px',
  paddingBlock: 18,
  borderTop: `1px solid ${vars.color.hairline}`,
})
globalStyle(`${glossary} dt`, caps(`700 ${vars.size.h4}/1`, '-.01em'))
globalStyle(`${glossary} dd`, { maxWidth: '60ch', color: vars.color.muted })
