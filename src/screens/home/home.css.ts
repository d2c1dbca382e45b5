import { globalStyle, style } from '@vanilla-extract/css'
import { heatBand } from '~/components/heat-band.css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const figures = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 'clamp(12px, 3vw, 40px)',
    paddingBlock: vars.space.s12,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px 20px' } },
  }),
)

export const join = heatBand
// Before hydration a member's page holds the visitor's band: nobody sees it flash by.
globalStyle(`html[data-token] ${join}`, inScreens({ visibility: 'hidden' }))

export const joinInner = style(inScreens({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 }))
export const joinText = style(inScreens({ maxWidth: '56ch', fontSize: vars.size.lead, lineHeight: 1.45 }))
export const joinActions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 12 }))
