import { globalStyle, style } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'
import { surface, surfaceInner } from '~/ui/surface.css'

/** The first card is the large one; the others share the rest of its row, then go on by fours. */
export const grid = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 16,
    '@media': {
      [media.navCollapsed]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
globalStyle(
  `${grid} > li:first-child`,
  inScreens({ gridColumn: 'span 2', '@media': { [media.narrow]: { gridColumn: 'auto' } } }),
)

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
    flex: 'none',
    height: 248,
    overflow: 'hidden',
    background: `radial-gradient(80% 120% at 72% 20%, ${accentVars.accent}, transparent 64%), linear-gradient(160deg, ${accentVars.accentSoft}, ${vars.color.page})`,
    '@media': { [media.narrow]: { height: 190 } },
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

export const status = style(
  inScreens({
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 'calc(100% - 40px)',
    minHeight: 34,
    padding: '4px 20px 3px 14px',
    font: `700 1rem/1.1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.03em',
    background: vars.color.page,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%)',
  }),
)
export const live = style(
  inScreens({
    selectors: {
      '&::before': { content: '""', flex: 'none', width: 9, height: 9, background: vars.color.like, clipPath: diamond },
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
    font: `700 1.75rem/.88 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    selectors: { [`${grid} > li:first-child &`]: { fontSize: 'clamp(2.25rem, 4vw, 3.25rem)' } },
  }),
)

/** The whole card is the link's. */
export const link = style(
  inScreens({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } }),
)

export const facts = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 22px',
    margin: '18px 0',
    fontSize: vars.size.sm,
    lineHeight: 1.35,
    color: vars.color.muted,
  }),
)
globalStyle(`${facts} > li`, inScreens({ display: 'flex', alignItems: 'center', gap: 9 }))
globalStyle(`${facts} svg.lucide`, inScreens({ flex: 'none', width: 17, height: 17, color: accentVars.accentText }))

export const foot = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 12px',
    marginTop: 'auto',
    paddingTop: 14,
    borderTop: `1px solid ${vars.color.hairline}`,
    font: `600 1.125rem/1 ${vars.font.display}`,
    color: vars.color.muted,
  }),
)
export const prize = style(
  inScreens({
    fontSize: '1.625rem',
    color: vars.color.money,
    selectors: { [`${grid} > li:first-child &`]: { fontSize: '2.25rem' } },
  }),
)
