import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { belowHeader, gridColumns, small, stack } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** A long text with its contents next to it. */
export const columns = style({
  ...gridColumns(12),
  gap: '0 20px',
  paddingBottom: vars.space.section,
})

export const contents = style({
  gridColumn: '1 / 4',
  ...belowHeader,
  maxHeight: 'calc(100vh - 112px)',
  overflowY: 'auto',
  '@media': {
    [media.navCollapsed]: { position: 'static', gridColumn: '1 / -1', maxHeight: 'none', marginBottom: vars.space.s8 },
  },
})

export const contentsLink = style({
  display: 'block',
  padding: '11px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  ...small,
  selectors: { '&:hover': { color: accentVars.accentText }, '&:focus-visible': { outlineOffset: -2 } },
})

export const reading = style({
  gridColumn: '4 / -1',
  ...stack(vars.space.section),
  paddingLeft: 'clamp(20px, 3vw, 48px)',
  '@media': { [media.navCollapsed]: { gridColumn: '1 / -1', paddingLeft: 0 } },
})
