import { style } from '@vanilla-extract/css'
import { accentVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const columns = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.s4} 40px`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const steps = style(inScreens({ marginTop: 16, counterReset: 'step' }))

/** Its number hangs from the line, beside the words. */
export const step = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: 8,
    paddingBottom: 24,
    borderTop: `1px solid ${vars.color.hairline}`,
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        content: 'counter(step)',
        gridRow: '1 / 3',
        justifySelf: 'start',
        minWidth: 36,
        marginTop: -1,
        borderTop: `${vars.width.line} solid ${accentVars.accent}`,
        font: `700 4rem/.72 ${vars.font.display}`,
        letterSpacing: '-.03em',
      },
    },
  }),
)
export const title = style(inScreens({ paddingTop: 14 }))
export const text = style(inScreens({ marginTop: 6, color: vars.color.muted }))

export const more = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 24px',
    fontSize: '1.125rem',
  }),
)
