import { chamferSurface } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { forcedEdge } from '~/theme/forced-edge'
import { vars } from '~/theme/vars.css'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  padding: '20px 24px',
  background: vars.color.surface,
  clipPath: chamferSurface('16px'),
  '@media': forcedEdge,
})
export const text = style({ maxWidth: '62ch', color: vars.color.muted, textWrap: 'pretty' })
