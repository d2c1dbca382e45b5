import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const search = style(inScreens({ maxWidth: 560 }))
export const count = style(inScreens({ fontSize: vars.size.sm, color: vars.color.muted }))

export const topics = style(inScreens({ display: 'grid', gap: vars.space.s10, paddingBottom: vars.space.section }))
export const topic = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    gap: `${vars.space.s3} 20px`,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const title = style(
  inScreens({
    alignSelf: 'start',
    position: 'sticky',
    top: 96,
    '@media': { [media.twoColumns]: { position: 'static' } },
  }),
)
export const paragraph = style(inScreens({ textWrap: 'pretty', selectors: { '& + &': { marginTop: 12 } } }))
export const write = style(inScreens({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 }))
