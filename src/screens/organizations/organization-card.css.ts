import { globalStyle, style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { surface, surfaceInner } from '~/ui/surface.css'

export const card = style([
  surface,
  inScreens({
    height: '100%',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(180deg, ${accentVars.accent}, transparent 80%)`,
        opacity: 0,
        transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
      },
      '&:is(:hover, :focus-within)::before': { opacity: 1 },
    },
  }),
])
export const inner = style([surfaceInner, inScreens({ display: 'flex', flexDirection: 'column' })])

export const top = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    height: 176,
    overflow: 'hidden',
    borderBottom: `5px solid ${accentVars.accent}`,
    background: accentVars.accentSoft,
  }),
)
export const banner = style(
  inScreens({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0.75 }),
)
export const tier = style(inScreens({ position: 'absolute', left: 0, top: 0 }))
export const logo = style(
  inScreens({
    position: 'absolute',
    left: 24,
    bottom: 14,
    width: 104,
    height: 104,
    transformOrigin: '0 100%',
    transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
    selectors: { [`${card}:hover &`]: { transform: 'scale(1.06)' } },
  }),
)

export const body = style(
  inScreens({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0, padding: '0 24px 12px' }),
)
export const name = style(
  inScreens({
    marginTop: '-.05em',
    font: `700 2.25rem/.84 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  }),
)
export const place = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    margin: '10px 0 14px',
    fontSize: vars.size.sm,
    color: vars.color.muted,
  }),
)
export const since = style(inScreens({ whiteSpace: 'nowrap' }))
export const games = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 4 }))

export const figures = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    margin: '16px 0 8px',
    borderBlock: `1px solid ${vars.color.hairline}`,
  }),
)
globalStyle(`${figures} > div`, inScreens({ padding: '11px 0 8px' }))
globalStyle(`${figures} > div + div`, inScreens({ paddingLeft: 14, borderLeft: `1px solid ${vars.color.hairline}` }))
globalStyle(
  `${figures} dt`,
  inScreens({
    font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.04em',
    color: vars.color.muted,
  }),
)
globalStyle(`${figures} dd`, inScreens({ marginTop: 3, font: `700 1.5rem/1.15 ${vars.font.display}` }))

export const foot = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 44,
    marginTop: 'auto',
  }),
)
// Six of them have room beside the link.
globalStyle(`${foot} > ul a`, inScreens({ width: 32 }))
export const open = style(inScreens({ marginLeft: 'auto' }))
