import { style } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const intro = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    alignItems: 'start',
    gap: `${vars.space.s4} ${vars.space.s8}`,
    marginTop: vars.space.s6,
    '@media': { [media.navCollapsed]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const about = style(inScreens({ display: 'grid', gap: vars.space.s2 }))
export const organizer = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    font: `600 1.125rem/1.2 ${vars.font.display}`,
    overflowWrap: 'anywhere',
  }),
)
export const link = style(inScreens({ selectors: { '&:hover': { color: accentVars.accentText } } }))

export const organizerLogo = style(inScreens({ width: 44, height: 44 }))

export const winner = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 20,
    padding: '24px 28px',
    color: vars.color.onMedal,
    background: `linear-gradient(160deg, #ffdf8f, ${vars.color.gold} 50%, #c98a1d)`,
    clipPath: chamferSurface('26px'),
  }),
)
export const winnerLogo = style(inScreens({ width: 88, height: 88 }))
export const winnerLabel = style(
  inScreens({ font: `700 1rem/1 ${vars.font.display}`, textTransform: 'uppercase', letterSpacing: '.06em' }),
)
export const winnerName = style(
  inScreens({
    marginTop: 8,
    font: `700 ${vars.size.d3}/.9 ${vars.font.display}`,
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
  }),
)

export const section = style(inScreens({ marginTop: vars.space.s12 }))

export const split = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    gap: `${vars.space.s12} ${vars.space.s8}`,
    marginTop: vars.space.s12,
    paddingBottom: vars.space.s12,
    '@media': { [media.navCollapsed]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
