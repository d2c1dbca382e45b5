import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const stage = style(inScreens({ marginTop: vars.space.s8 }))
export const header = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '8px 20px',
    marginBottom: vars.space.s3,
  }),
)
export const note = style(inScreens({ fontSize: vars.size.sm, lineHeight: 1.4, color: vars.color.muted }))

export const groups = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    gap: '40px 24px',
  }),
)

export const matches = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 40,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const details = style(inScreens({ marginTop: vars.space.s3 }))
export const summary = style(
  inScreens({
    width: 'fit-content',
    minHeight: 44,
    paddingBlock: 12,
    font: `700 1.0625rem/20px ${vars.font.display}`,
    letterSpacing: '.02em',
    color: vars.color.money,
    cursor: 'pointer',
  }),
)
export const match = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '12px 0',
    borderTop: `1px solid ${vars.color.hairline}`,
    font: `600 1.0625rem/1.15 ${vars.font.display}`,
    overflowWrap: 'anywhere',
  }),
)
export const away = style(inScreens({ textAlign: 'right' }))
export const score = style(inScreens({ whiteSpace: 'nowrap', color: vars.color.money }))
export const time = style(inScreens({ gridColumn: '1 / -1' }))
