import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, cutPicture, gridColumns, mutedCaps, oneColumn, timelineMark } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const event = style({
  ...gridColumns('150px minmax(0, 1fr)'),
  '@media': {
    [media.narrow]: {
      ...oneColumn,
      gap: 20,
      paddingBlock: 28,
      borderTop: `1px solid ${vars.color.hairline}`,
    },
  },
})
export const since = style({ font: `700 clamp(3rem, 4.4vw, 4rem)/.8 ${vars.font.display}`, letterSpacing: '-.03em' })
export const word = style({ display: 'block', marginBottom: 10, ...mutedCaps(1) })

/** Attached to the line of years at its diamond. */
export const entry = style({
  position: 'relative',
  ...gridColumns('minmax(0, 1fr) minmax(0, 280px)'),
  alignItems: 'start',
  gap: 32,
  padding: '0 0 56px 36px',
  borderLeft: `1px solid ${vars.color.hairline}`,
  '@media': { [media.twoColumns]: { ...oneColumn, gap: 20 }, [media.narrow]: { padding: 0, border: 0 } },
  selectors: {
    [`${event}:last-child &`]: { paddingBottom: 0 },
    '&::before': { ...timelineMark(6, accentVars.accent), '@media': { [media.narrow]: { display: 'none' } } },
  },
})
export const body = style({ display: 'grid', gap: 8, '@media': { [media.twoColumns]: { order: 1 } } })
export const game = style({ ...caps(`600 ${vars.size.label}/1.2`, '.07em'), color: accentVars.accentText })
export const text = style({ maxWidth: '56ch', color: vars.color.muted })
export const picture = style({
  ...cutPicture('16 / 10', '20px'),
  '@media': { [media.twoColumns]: { aspectRatio: '2 / 1' } },
})
