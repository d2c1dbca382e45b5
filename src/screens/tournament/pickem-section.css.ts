import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

/** Needs JavaScript. */
export const section = style({ marginTop: vars.space.s12, '@media': { [media.noScript]: { display: 'none' } } })
export const rule = style({ maxWidth: '68ch', marginBlock: vars.space.s3, color: vars.color.muted })
export const summary = style({ cursor: 'pointer', selectors: { '&::-webkit-details-marker': { display: 'none' } } })
export const chevron = style({ selectors: { '[open] > * > &': { rotate: '180deg' } } })
