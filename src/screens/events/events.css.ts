import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const toolbar = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '260px 1fr auto',
    alignItems: 'end',
    gap: 16,
    '@media': {
      [media.navCollapsed]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
      [media.phone]: { justifyItems: 'stretch' },
    },
  }),
)
export const all = style(inScreens({ whiteSpace: 'nowrap' }))

export const bar = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: vars.space.s2 }),
)
export const count = style(
  inScreens({
    marginRight: 'auto',
    fontSize: vars.size.sm,
    color: vars.color.muted,
    '@media': { [media.phone]: { width: '100%' } },
  }),
)

export const columns = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '190px minmax(0, 1fr)',
    gap: 'clamp(24px, 4vw, 64px)',
    marginTop: vars.space.s4,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const jumps = style(
  inScreens({
    position: 'sticky',
    top: 88,
    alignSelf: 'start',
    maxHeight: 'calc(100svh - 110px)',
    overflowY: 'auto',
    '@media': { [media.twoColumns]: { display: 'none' } },
  }),
)
export const jump = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '9px 4px 9px 0',
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.size.sm,
    color: vars.color.muted,
    selectors: { '&:hover': { color: accentVars.accentText } },
  }),
)
export const number = style(inScreens({ fontFamily: vars.font.display }))
