import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'

export const band = style(inScreens({ scrollMarginTop: 40 }))
export const inner = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space.s3 }),
)
export const who = style(inScreens({ fontSize: vars.size.lead }))
export const ways = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 12, maxWidth: '100%' }))
globalStyle(
  `${ways} > a`,
  inScreens({
    maxWidth: '100%',
    textTransform: 'none',
    letterSpacing: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
)
