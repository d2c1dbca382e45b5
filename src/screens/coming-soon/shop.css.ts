import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { fromTop, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The colour of a jersey. */
export const cloth = createVar()
/** The rupees of a share, which set its height. */
export const rupees = createVar()

/** Everything hangs from the line: here it's a clothes rail. */
export const rail = style({
  ...gridColumns(4, [media.narrow, 2]),
  gap: 'clamp(16px, 3vw, 40px)',
  borderTop: `${vars.width.line} solid ${accentVars.accent}`,
})
export const hanger = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingTop: 26,
  selectors: {
    // The hook.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      width: 3,
      height: 40,
      background: vars.color.borderStrong,
    },
  },
})
export const jersey = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 260,
  aspectRatio: '1',
  background: `linear-gradient(100deg, transparent 62%, rgb(0 0 0 / .35) 62%), linear-gradient(180deg, color-mix(in srgb, ${cloth} 72%, #fff) 0 12%, ${cloth} 12% 74%, color-mix(in srgb, ${cloth} 60%, #000) 74%)`,
  clipPath:
    'polygon(34% 4%, 42% 10%, 58% 10%, 66% 4%, 86% 12%, 100% 40%, 84% 48%, 78% 38%, 78% 98%, 22% 98%, 22% 38%, 16% 48%, 0 40%, 14% 12%)',
})
export const crest = style({ width: '26%', marginTop: '-8%' })
export const team = style({ font: `700 1.25rem/1.1 ${vars.font.display}`, textAlign: 'center' })

export const body = style({ paddingTop: vars.space.s12 })
export const split = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 12,
  marginTop: vars.space.s4,
  '@media': { [media.largeText]: { gridAutoFlow: 'row' } },
})
export const share = style({
  ...fromTop(12),
  minHeight: `calc(90px + ${rupees} * 4px)`,
  paddingInline: 16,
  borderTop: `${vars.width.line} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: { '&:first-child': { borderColor: accentVars.accent, background: vars.color.raised } },
})
export const amount = style({
  marginTop: '-.05em',
  font: `700 clamp(2.25rem, 5vw, 4rem)/.8 ${vars.font.display}`,
  letterSpacing: '-.03em',
})
export const note = style({ marginTop: vars.space.s2, ...small })
