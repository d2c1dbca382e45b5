import { media } from '~/theme/media'
import { caps, growingBar } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

export const list = style({
  display: 'flex',
  gap: 'clamp(12px, 3vw, 48px)',
  borderTop: `1px solid ${vars.color.hairline}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Four don't fit in a row on a phone, so they go two by two, where all are visible.
  '@media': {
    [media.phone]: {
      selectors: {
        '&:has(> :nth-child(4))': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 20px' },
      },
    },
    [media.largeText]: {
      flexWrap: 'wrap',
      selectors: { '&:has(> :nth-child(4))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: 60,
  padding: '14px 2px 8px',
  ...caps('700 clamp(1rem, max(2vw, min(4.5vw, 1.25rem)), 1.625rem)/1'),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&::before': growingBar('0 0 auto', vars.width.line, accentVars.accent),
    '&:is(:hover, [data-state=active])': { color: vars.color.text },
    '&[data-state=active]::before': { transform: 'none' },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${list}:has(> :nth-child(4)) > &`]: { borderTop: `1px solid ${vars.color.hairline}`, textAlign: 'left' },
      },
    },
  },
})

const shown = {
  selectors: {
    '&[data-state=inactive]': { display: 'block' },
    '&::before': { content: 'attr(data-label)', display: 'block', marginBottom: 16, ...caps(`700 ${vars.size.h4}/1`) },
  },
}

/** Without JavaScript and on paper no tab opens a panel, so all are shown, each below its name. */
export const panel = style({
  paddingTop: vars.space.s4,
  selectors: { '&[data-state=inactive]': { display: 'none' } },
  '@media': { [media.noScript]: shown, [media.print]: shown },
})
