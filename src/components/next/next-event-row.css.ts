import { globalStyle, style } from '@vanilla-extract/css'
import { diamond } from '~/theme/clip-paths'
import { accentVars, vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'
import { media } from '~/theme/media'

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 260px)',
    alignItems: 'start',
    gap: '8px 24px',
    padding: '18px 0',
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': {
      [media.stacked]: { gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: 16 },
    },
  }),
)

/** The day hangs from its own bar. */
export const day = style(
  inComponents({
    width: 'fit-content',
    minWidth: 56,
    marginTop: -19,
    paddingTop: 8,
    borderTop: `4px solid ${accentVars.accent}`,
    font: `600 ${vars.size.label}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.06em',
    color: vars.color.muted,
  }),
)
export const number = style(
  inComponents({
    display: 'block',
    marginBottom: 6,
    font: `700 2.75rem/.72 ${vars.font.display}`,
    letterSpacing: '-.02em',
    color: vars.color.text,
  }),
)
export const live = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 9,
    paddingTop: 2,
    font: `700 1rem/1.1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.03em',
    color: vars.color.liveText,
    selectors: {
      '&::before': { content: '""', flex: 'none', width: 9, height: 9, background: vars.color.like, clipPath: diamond },
    },
  }),
)

export const what = style(inComponents({ minWidth: 0 }))
export const name = style(inComponents({ font: `700 1.5rem/1.05 ${vars.font.display}`, overflowWrap: 'anywhere' }))
export const link = style(inComponents({ selectors: { '&:hover': { color: accentVars.accentText } } }))
export const note = style(inComponents({ marginTop: 4, overflowWrap: 'anywhere' }))
export const time = style(inComponents({ fontSize: vars.size.sm, color: vars.color.muted }))
/** Goes to the next line as a whole. */
export const own = style(inComponents({ display: 'inline-block', whiteSpace: 'pre-wrap' }))

export const tags = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '6px 12px',
    minWidth: 0,
    '@media': { [media.stacked]: { gridColumn: 2, justifyContent: 'start' } },
  }),
)
export const because = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    minWidth: 0,
    maxWidth: '100%',
    fontSize: vars.size.sm,
    color: vars.color.muted,
  }),
)
globalStyle(
  `${because} > svg.lucide`,
  inComponents({ flex: 'none', width: 14, height: 14, color: vars.color.like, fill: 'currentColor' }),
)
export const names = style(
  inComponents({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)
