import { chamferSurface } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const contentsList = style({
  '@media': {
    [media.navCollapsed]: { columns: 2, columnGap: 32 },
    [media.phone]: { columnGap: 20 },
    [media.largeText]: { columns: 1 },
  },
})
/** On narrow screens the link back to the contents stays in view. */
export const toContents = style({
  display: 'none',
  '@media': {
    [media.navCollapsed]: {
      position: 'sticky',
      bottom: 16,
      zIndex: 1,
      gridColumn: '1 / -1',
      justifySelf: 'end',
      display: 'inline-flex',
      marginTop: vars.space.s4,
    },
  },
})

export const reading = style({ gap: vars.space.s12 })
export const part = style({ ...stack(vars.space.s3), scrollMarginTop: 16 })
export const paragraph = style({ maxWidth: '58ch', fontSize: '1.125rem', lineHeight: 1.65 })
export const subtitle = style({ marginTop: vars.space.s4, ...caps(`700 ${vars.size.h4}/1`, '-.01em') })
export const picture = style({
  width: '100%',
  aspectRatio: '2 / 1',
  marginBlock: vars.space.s3,
  objectFit: 'cover',
  clipPath: chamferSurface('36px'),
})
