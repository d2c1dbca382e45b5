import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { apart, caps, cover, gridColumns, growingBar, overlay } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const layout = style({
  position: 'relative',
  ...gridColumns('minmax(0, 7fr) minmax(480px, 5fr)', [media.twoColumns, 1]),
  minHeight: '100svh',
  overflowX: 'clip',
})

export const art = style({
  position: 'sticky',
  top: 0,
  isolation: 'isolate',
  height: '100svh',
  overflow: 'clip',
  background: vars.color.inset,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - clamp(40px, 7vw, 110px)) 100%, 0 100%)',
  selectors: {
    '&::after': {
      ...overlay,
      inset: 'auto 0 0',
      height: '50%',
      background: `linear-gradient(0deg, ${vars.color.page} 4%, rgb(11 10 14 / .7) 40%, transparent)`,
    },
  },
  '@media': {
    [media.twoColumns]: {
      position: 'absolute',
      inset: '0 0 auto',
      height: 300,
      clipPath: 'polygon(0 0, 100% 0, 100% 78%, 0 100%)',
      // Logo and link are on the picture here.
      selectors: {
        '&::before': {
          ...overlay,
          inset: '0 0 auto',
          zIndex: 1,
          height: 130,
          background: `linear-gradient(180deg, rgb(11 10 14 / .94) 30%, transparent)`,
        },
      },
    },
  },
})

export const arena = style({ ...cover, zIndex: -2, objectPosition: '64% 50%' })

export const figure = style({
  position: 'absolute',
  left: '50%',
  bottom: '-4%',
  height: '92svh',
  width: 'auto',
  maxWidth: 'none',
  translate: '-43.5% 0',
  '@media': { [media.twoColumns]: { left: '72%', bottom: -128, height: 400 } },
})

export const word = style({
  position: 'absolute',
  left: 'clamp(24px, 4vw, 64px)',
  bottom: 'clamp(24px, 5svh, 56px)',
  zIndex: 2,
  paddingRight: '.12em',
  borderTop: `clamp(8px, .9vw, 12px) solid ${accentVars.accent}`,
  ...caps('700 clamp(4rem, 9vw, 9rem)/.82', '-.03em'),
  '@media': { [media.twoColumns]: { display: 'none' } },
})
globalStyle(`${word} > span`, { display: 'block' })
globalStyle(`${word} > span:first-child`, { marginTop: '-.06em' })

export const side = style({
  ...gridColumns(1),
  alignItems: 'center',
  paddingBlock: 24,
  paddingLeft: 'max(clamp(24px, 3vw, 48px), env(safe-area-inset-left))',
  paddingRight: 'max(clamp(24px, 5vw, 88px), env(safe-area-inset-right))',
  '@media': {
    [media.twoColumns]: {
      position: 'relative',
      zIndex: 2,
      alignItems: 'start',
      paddingBlock: 'calc(22px + env(safe-area-inset-top)) calc(48px + env(safe-area-inset-bottom))',
    },
  },
})

export const inner = style({ width: '100%', maxWidth: 480, marginInline: 'auto' })

export const top = style({
  ...apart(12, 'center'),
  marginBottom: 'clamp(24px, 4.5svh, 72px)',
  '@media': { [media.twoColumns]: { marginBottom: 200 } },
})
globalStyle(`${top} > a`, { paddingBlock: 5 })
globalStyle(`${top} > a + a`, {
  '@media': { [media.phone]: { gap: 6, fontSize: '.875rem', letterSpacing: 0, whiteSpace: 'normal' } },
})

// In forced colours, the logo has no plate of the browser that sets it off from the picture.
globalStyle(`${top} > a:first-child`, { '@media': { [media.forcedColors]: { background: 'Canvas' } } })

export const tabs = style({
  display: 'flex',
  gap: 'clamp(24px, 4vw, 48px)',
  marginBottom: vars.space.s4,
  borderTop: `1px solid ${vars.color.hairline}`,
})

export const tab = style({
  position: 'relative',
  minHeight: 48,
  padding: '5px 2px 0',
  ...caps('700 clamp(1.75rem, 3vw, 2.25rem)/.8'),
  color: vars.color.muted,
  selectors: {
    '&::before': growingBar('-1px 0 auto', vars.width.line, accentVars.accent),
    '&:is(:hover, [aria-current])': { color: vars.color.text },
    '&[aria-current]::before': { transform: 'none' },
  },
})
