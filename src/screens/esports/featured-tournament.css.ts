import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const band = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'end',
    minHeight: 'clamp(520px, 62vw, 720px)',
    paddingBlock: `calc(${vars.space.slope} + 48px)`,
    overflow: 'clip',
    background: `radial-gradient(60% 90% at 78% 36%, ${accentVars.accent}, transparent 68%), linear-gradient(120deg, ${vars.color.page} 20%, ${accentVars.accentSoft})`,
    clipPath: `polygon(0 ${vars.space.slope}, 100% 0, 100% 100%, 0 100%)`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(90deg, rgb(8 6 10 / .88), rgb(8 6 10 / .4) 55%, transparent), linear-gradient(0deg, ${vars.color.page} 2%, transparent 60%)`,
      },
    },
  }),
)

export const picture = style(
  inScreens({ position: 'absolute', inset: 0, zIndex: -2, width: '100%', height: '100%', objectFit: 'cover' }),
)

export const inner = style(inScreens({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 }))

export const label = style(
  inScreens({
    font: `700 1.125rem/1.2 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.05em',
    color: vars.color.money,
  }),
)

export const facts = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '8px 32px',
    font: `600 1.25rem/1.2 ${vars.font.display}`,
    '@media': { [media.phone]: { fontSize: '1.125rem' } },
  }),
)
export const location = style(inScreens({ textTransform: 'uppercase', letterSpacing: '.04em' }))
export const prize = style(
  inScreens({ marginLeft: 10, fontSize: 'clamp(2rem, 3.4vw, 2.75rem)', lineHeight: 1, color: vars.color.money }),
)
