import { globalStyle, style } from '@vanilla-extract/css'
import { chamferSurface, diamond } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'
import { h5 } from '~/theme/type.css'

export const text = style(inScreens({ maxWidth: '48ch', color: vars.color.muted }))

export const perks = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '32px 20px',
    '@media': {
      [media.navCollapsed]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
export const perk = style(
  inScreens({
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    borderTop: `5px solid ${accentVars.accent}`,
  }),
)
/** It hangs from the line. */
export const perkTitle = style([h5, inScreens({ marginTop: '-.1em' })])

export const filter = style(inScreens({ marginTop: vars.space.s4 }))
export const openings = style(inScreens({ marginTop: vars.space.s4 }))
export const opening = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '4fr 6fr auto',
    alignItems: 'start',
    gap: '16px clamp(20px, 3vw, 48px)',
    paddingBlock: vars.space.s4,
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  }),
)
export const what = style(inScreens({ display: 'grid', gap: 12 }))
export const title = style(
  inScreens({
    font: `700 clamp(1.75rem, 2.6vw, 2.375rem)/.95 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.015em',
    textWrap: 'balance',
  }),
)
export const where = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: vars.color.muted }),
)
globalStyle(`${where} > svg.lucide`, inScreens({ width: 18, height: 18, color: accentVars.accentText }))
export const body = style(inScreens({ display: 'grid', gap: 16, maxWidth: '62ch' }))
export const extras = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    fontSize: vars.size.sm,
    color: vars.color.muted,
  }),
)
export const extra = style(
  inScreens({
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    selectors: {
      '&::before': { content: '""', width: 8, height: 8, background: accentVars.accent, clipPath: diamond },
    },
  }),
)

export const gallery = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '32px 16px',
    marginTop: vars.space.s6,
    paddingBottom: vars.space.section,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** Two wide, three narrow, one as wide as the page. */
export const picture = style(
  inScreens({
    gridColumn: 'span 2',
    selectors: {
      '&:nth-child(-n + 2)': { gridColumn: 'span 3' },
      '&:nth-child(6)': { gridColumn: '1 / -1' },
    },
    '@media': { [media.narrow]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' } } } },
  }),
)
export const image = style(
  inScreens({
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    clipPath: chamferSurface('24px'),
    selectors: { [`${picture}:nth-child(6) &`]: { aspectRatio: '21 / 8' } },
    '@media': { [media.narrow]: { selectors: { [`${picture}:nth-child(6) &`]: { aspectRatio: '3 / 2' } } } },
  }),
)
export const caption = style(inScreens({ marginTop: 10, fontSize: vars.size.sm, color: vars.color.muted }))
