import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { flatCard, fromTop, gridColumns, small } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** The index of the visible page, from 0. */
export const page = createVar()

/** Without JavaScript nothing turns the pages, so they scroll. */
export const window = style({
  marginTop: vars.space.s4,
  overflow: 'clip',
  '@media': { [media.noScript]: { overflowX: 'auto' } },
})
export const track = style({
  display: 'flex',
  translate: `calc(-100% * ${page}) 0`,
  transition: `translate 480ms ${vars.motion.ease}`,
  '@media': { [media.print]: { flexWrap: 'wrap', rowGap: 16, translate: 'none' } },
})
export const sponsors = style({
  flex: '0 0 100%',
  ...gridColumns(4, [media.narrow, 2, { gap: 10 }], [media.largeText, 1]),
  gap: 16,
})
export const sponsor = style({
  ...fromTop(4),
  justifyItems: 'start',
  height: '100%',
  padding: 24,
  ...flatCard('20px', { [media.narrow]: { padding: 16 } }),
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
  },
})
export const logo = style({ width: 72, height: 72, marginBottom: 12 })
export const name = style({ font: `700 1.25rem/1.1 ${vars.font.display}` })
export const business = style({ ...small, lineHeight: 1.4 })

export const dots = style({
  display: 'flex',
  gap: 6,
  marginTop: vars.space.s3,
  '@media': { [media.print]: { display: 'none' } },
})
export const dot = style({ width: 36, height: 4, background: vars.color.borderStrong })
export const currentDot = style([dot, { background: accentVars.accent }])
