import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { reading } from './contents.css'

export const contentsList = style({
  '@media': {
    [media.navCollapsed]: { columns: 2, columnGap: 32 },
    [media.phone]: { columnGap: 20 },
    [media.largeText]: { columns: 1 },
  },
})

/** Its parts, with less space between them than between sections. */
export const text = style([reading, { gap: vars.space.s12 }])
export const part = style({ ...stack(vars.space.s3), scrollMarginTop: 16 })
export const paragraph = style({ maxWidth: '62ch', fontSize: '1.125rem', lineHeight: 1.65 })
