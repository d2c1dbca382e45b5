import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** What the table shows; it needs a script. */
export const choice = style(
  inScreens({
    width: 360,
    maxWidth: '100%',
    marginBottom: vars.space.s3,
    '@media': { [media.phone]: { width: '100%' }, [media.noScript]: { display: 'none' } },
  }),
)
export const rule = style(
  inScreens({ maxWidth: '68ch', marginTop: vars.space.s2, fontSize: vars.size.sm, color: vars.color.muted }),
)
