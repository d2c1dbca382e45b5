import { keyframes } from '@vanilla-extract/css'
import { globalStyle, style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { oneLine } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { barHeight } from './header.css'

const drop = keyframes({ from: { transform: 'translateY(-6px)', opacity: 0 } })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 6px',
  font: `600 1.0625rem/1 ${vars.font.display}`,
})

globalStyle(`${trigger} > svg:last-child`, { width: 16, height: 16, color: vars.color.muted })

export const name = style({ maxWidth: '20ch', ...oneLine, lineHeight: 1.2 })

export const menu = style({
  inset: 'auto',
  // Hangs ten pixels under its button, in the tall bar and in the low one.
  top: `calc(${barHeight} / 2 + 32px)`,
  right: `max(${vars.space.gutter}, (100vw - ${vars.width.page}) / 2)`,
  width: 220,
  margin: 0,
  padding: 8,
  border: 0,
  borderTop: `5px solid ${vars.color.brand}`,
  background: vars.color.raised,
  color: vars.color.text,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 16px 100%, 0 calc(100% - 16px))',
  '@media': forcedEdge,
  selectors: { '&:popover-open': { animation: `${drop} ${vars.motion.quick} ${vars.motion.ease}` } },
})
