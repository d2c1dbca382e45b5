import { keyframes } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { inRow } from '~/theme/shorthands'
import { style } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

const open = keyframes({ from: { height: 0 }, to: { height: 'var(--radix-accordion-content-height)' } })

export const item = style({ borderTop: `1px solid ${vars.color.hairline}` })

export const trigger = style({
  ...inRow(24),
  width: '100%',
  justifyContent: 'space-between',
  minHeight: 72,
  padding: '16px 0',
  textAlign: 'left',
  font: `600 clamp(1.25rem, 2vw, 1.5rem)/1.15 ${vars.font.display}`,
  selectors: { '&:hover': { '@media': { [media.canHover]: { color: accentVars.accentText } } } },
})

export const mark = style({
  color: accentVars.accentText,
  transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
  selectors: { [`${trigger}[data-state=open] &`]: { transform: 'rotate(45deg)' } },
})

const shown = { selectors: { '&[data-state=closed]': { display: 'block' } } }

/** Without JavaScript and on paper no question opens, so all answers are shown. */
export const content = style({
  overflow: 'hidden',
  color: vars.color.muted,
  selectors: {
    '&[data-state=open]': { animation: `${open} ${vars.motion.move} ${vars.motion.ease}` },
    '&[data-state=closed]': { display: 'none' },
  },
  '@media': { [media.noScript]: shown, [media.print]: shown },
})

export const inner = style({ maxWidth: '72ch', paddingBottom: 24 })

export const paragraph = style({ selectors: { '& + &': { marginTop: 12 } } })
