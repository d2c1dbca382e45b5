import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const download = style(inScreens({ justifySelf: 'start' }))

export const calls = style(inScreens({ display: 'grid' }))
export const call = style(
  inScreens({
    display: 'grid',
    gridTemplate: 'auto 1fr / 4fr 8fr',
    gap: '4px 20px',
    paddingBlock: vars.space.s3,
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': { [media.twoColumns]: { gridTemplate: 'none / minmax(0, 1fr)' } },
  }),
)
export const summary = style(
  inScreens({
    gridRow: 'span 2',
    font: `700 ${vars.size.h4}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.01em',
    '@media': { [media.twoColumns]: { gridRow: 'auto' } },
  }),
)
export const address = style(inScreens({ fontSize: vars.size.lead, overflowWrap: 'anywhere' }))
export const method = style(
  inScreens({
    display: 'inline-block',
    minWidth: 72,
    fontFamily: vars.font.display,
    color: accentVars.accentText,
  }),
)
export const description = style(
  inScreens({
    gridColumn: 2,
    maxWidth: '65ch',
    color: vars.color.muted,
    '@media': { [media.twoColumns]: { gridColumn: 1 } },
  }),
)

export const reference = style(inScreens({ paddingBlock: vars.space.section }))
export const explorer = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 480, marginTop: vars.space.s4 }),
)
