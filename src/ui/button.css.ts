import { createVar } from '@vanilla-extract/css'
import { chamferInteractive } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { caps, inlineRow, overlay } from '~/theme/shorthands'
import { globalStyle, style, styleVariants } from '~/theme/ui-styles'
import { accentVars, vars } from '~/theme/vars.css'

const cut = '12px'
const ground = createVar()

export const base = style({
  position: 'relative',
  ...inlineRow(14),
  justifyContent: 'center',
  minHeight: 52,
  padding: '0 24px',
  ...caps('700 1.0625rem/1', '.045em'),
  whiteSpace: 'nowrap',
  // On the smallest screens the longest labels are wider than the page.
  '@media': {
    '(max-width: 22em)': { whiteSpace: 'normal' },
    [media.forcedColors]: { border: '1px solid ButtonBorder', clipPath: 'none' },
    [media.print]: { display: 'none !important' },
  },
  isolation: 'isolate',
  clipPath: chamferInteractive(cut),
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::before, &::after': {
      ...overlay,
      zIndex: -1,
      clipPath: chamferInteractive(cut),
      '@media': { [media.forcedColors]: { display: 'none' } },
    },
    '&::after': {
      // Moved past the inset as well: by its own width alone, it would still show at the left edge.
      transform: 'translateX(calc(-100% - 3px))',
      transition: `transform ${vars.motion.move} ${vars.motion.ease}`,
    },
    '&:hover::after': { '@media': { [media.canHover]: { transform: 'none' } } },
    '&:active': { transform: 'translateY(1px)' },
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
    '&:is(:disabled, [aria-disabled=true])::after': { display: 'none' },
  },
})

export const variants = styleVariants({
  primary: {
    background: accentVars.accent,
    color: accentVars.onAccent,
    selectors: {
      '&::after': { background: accentVars.sweep },
      '&:is(:disabled, [aria-disabled=true])': { background: vars.color.hairline, color: vars.color.muted },
    },
  },
  ghost: {
    vars: { [ground]: vars.color.page },
    background: vars.color.borderControl,
    color: vars.color.text,
    selectors: {
      '&::before': { inset: 1.5, background: ground },
      '&::after': { inset: 1.5, background: accentVars.accent },
      '&:hover:not(:disabled, [aria-disabled=true])': {
        '@media': { [media.canHover]: { background: accentVars.accent, color: accentVars.onAccent } },
      },
      '&:is(:disabled, [aria-disabled=true])': { background: vars.color.hairline, color: vars.color.borderControl },
      '&[aria-pressed=true]': { background: accentVars.accent },
    },
  },
  text: {
    padding: '0 12px',
    color: vars.color.money,
    selectors: {
      '&:hover': { '@media': { [media.canHover]: { color: vars.color.text } } },
      '&::after': { display: 'none' },
    },
  },
})

export const sizes = styleVariants({
  small: { minHeight: 44, padding: '0 18px', gap: 10, fontSize: '.9375rem' },
  normal: {},
  large: { minHeight: 60, fontSize: '1.1875rem' },
})

// An arrow marks a link.
const arrow = 'svg.lucide-arrow-right'
globalStyle(`${base} > ${arrow}`, { transition: `transform ${vars.motion.move} ${vars.motion.ease}` })
globalStyle(`${base}:hover:not(:disabled, [aria-disabled=true]) > ${arrow}`, {
  '@media': { [media.canHover]: { transform: 'translateX(5px)' } },
})
