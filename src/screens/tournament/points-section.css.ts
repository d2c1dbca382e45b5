import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { vars } from '~/theme/vars.css'

/** Selects what the table shows; needs JavaScript. */
export const choice = style({
  width: 360,
  maxWidth: '100%',
  marginBottom: vars.space.s3,
  '@media': { [media.phone]: { width: '100%' }, [media.noScript]: { display: 'none' } },
})
