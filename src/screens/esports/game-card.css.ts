import { globalStyle, style } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
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
        background: `linear-gradient(180deg, ${accentVars.accent}, transparent 85%)`,
        opacity: 0,
        transition: `opacity ${vars.motion.move} ${vars.motion.ease}`,
      },
      '&:is(:hover, :focus-within)::before': { opacity: 1 },
    },
  }),
])

export const inner = style([surfaceInner, inScreens({ display: 'flex', flexDirection: 'column' })])

/** The ground carries the card while there is no picture. */
export const art = style(
  inScreens({
    position: 'relative',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    background: `radial-gradient(90% 110% at 76% 18%, ${accentVars.accent}, transparent 62%), linear-gradient(160deg, ${accentVars.accentSoft}, ${vars.color.page})`,
  }),
)

export const picture = style(
  inScreens({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
    selectors: { [`${card}:hover &`]: { transform: 'scale(1.045)' } },
  }),
)

export const live = style(
  inScreens({
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    height: 34,
    padding: '1px 20px 0 14px',
    font: `700 1rem/1 ${vars.font.display}`,
    color: vars.color.liveText,
    background: vars.color.page,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%)',
    selectors: {
      '&::before': { content: '""', width: 9, height: 9, background: vars.color.like, clipPath: diamond },
    },
  }),
)

export const body = style(
  inScreens({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    padding: '0 20px 18px',
    borderTop: `5px solid ${accentVars.accent}`,
  }),
)

export const name = style(
  inScreens({
    marginTop: '-.06em',
    font: `700 2.25rem/.86 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.02em',
    textWrap: 'balance',
  }),
)

/** The whole card is the link's. */
export const link = style(
  inScreens({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } }),
)

export const tagline = style(
  inScreens({ marginTop: 12, fontSize: vars.size.sm, lineHeight: 1.45, color: vars.color.muted }),
)

export const facts = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginTop: 'auto',
    paddingTop: 18,
  }),
)
globalStyle(
  `${facts} dt`,
  inScreens({
    font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.05em',
    color: vars.color.muted,
  }),
)
globalStyle(`${facts} dd`, inScreens({ marginTop: 4, font: `700 1.5rem/1 ${vars.font.display}` }))

export const genre = style(inScreens({ display: 'flex', marginTop: 16 }))
