import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const list = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: vars.space.s3 }),
)

export const paths = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '48px clamp(20px, 4vw, 64px)',
    marginTop: vars.space.s6,
    paddingBottom: vars.space.section,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const path = style(
  // Names, texts and steps align across the paths, however long a name is.
  inScreens({ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space.s2 }),
)
export const text = style(inScreens({ color: vars.color.muted }))
export const steps = style(inScreens({ counterReset: 'step' }))
export const step = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    alignItems: 'baseline',
    borderTop: `1px solid ${vars.color.hairline}`,
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        content: 'counter(step)',
        font: `700 2rem/.8 ${vars.font.display}`,
        color: accentVars.accentText,
      },
    },
  }),
)
export const link = style(inScreens({ paddingBlock: 12, selectors: { '&:hover': { color: accentVars.accentText } } }))
