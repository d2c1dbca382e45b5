import { media } from '~/theme/media'
import { inRow } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

/** Limits the anchor name to this scope, so that each popover opens at its own button. */
export const scope = style({ display: 'inline-flex', anchorScope: '--menu' })
export const trigger = style({ anchorName: '--menu' })

export const menu = style({
  minWidth: 248,
  // Of the space next to its button.
  maxWidth: 'calc(100% - 12px)',
  padding: 8,
  border: 0,
  borderTop: `${vars.width.edge} solid ${accentVars.accent}`,
  background: vars.color.raised,
  color: vars.color.text,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 16px 100%, 0 calc(100% - 16px))',
  '@supports': {
    // Without support, a popover is in the middle of the window.
    '(position-area: bottom)': {
      positionAnchor: '--menu',
      positionArea: 'bottom span-right',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      inset: 'auto',
      margin: '8px 0',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const item = style({
  ...inRow(12),
  width: '100%',
  minHeight: 48,
  padding: '4px 14px',
  font: `600 1.125rem/1.1 ${vars.font.display}`,
  textAlign: 'left',
  selectors: { '&:hover': { background: vars.color.hairline }, '&:focus-visible': { outlineOffset: -4 } },
})
globalStyle(`${item} > svg`, { flex: 'none', width: 18, height: 18, color: vars.color.muted })

export const note = style({ padding: '8px 14px', fontSize: vars.size.xs, color: vars.color.muted })
