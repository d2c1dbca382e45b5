import { chamferSurface } from '~/theme/clip-paths'
import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, cover, inRow, overlay, wrapped } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

/** Specification 9, "Slideshow": fade, height and width; 6xl is 72rem. */
const fade = '1000ms'
const height = 600
/** How far the thumbnails, 130 px high, hang below the stage. */
export const overhang = 34

export const section = style({ position: 'relative', paddingBlock: `clamp(64px, 7vw, 112px) ${vars.space.section}` })
export const header = style({ marginBottom: vars.space.s6 })

export const controls = style({
  ...inRow(8),
  '@media': {
    // Next to a smaller heading they would overlap the line.
    [media.twoColumns]: { transform: 'translateY(14px)' },
    [media.narrow]: { transform: 'none' },
    [media.noScript]: { display: 'none' },
  },
})

export const count = style({
  marginRight: 12,
  font: `700 ${vars.size.d3}/1 ${vars.font.display}`,
  color: vars.color.muted,
})
globalStyle(`${count} > b`, { color: accentVars.accentText })

export const show = style({
  position: 'relative',
  width: '90%',
  maxWidth: '72rem',
  height,
  marginInline: 'auto',
  marginBottom: overhang,
})

export const stage = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  background: vars.color.surface,
  clipPath: chamferSurface('36px'),
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    // Without JavaScript the slides are a row to scroll.
    [media.noScript]: { display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' },
  },
})

/** The next slide fades in over this one, which stays beneath until it is covered. */
export const slide = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity 0s ${fade}, visibility 0s ${fade}`,
  selectors: {
    '&::after': {
      ...overlay,
      zIndex: -1,
      background:
        'linear-gradient(90deg, rgb(8 6 10 / .86) 0, rgb(8 6 10 / .58) 38%, transparent 68%), linear-gradient(0deg, rgb(8 6 10 / .86), transparent 46%)',
    },
  },
  '@media': {
    [media.noScript]: {
      position: 'relative',
      flex: '0 0 calc(100% - 72px)',
      opacity: 1,
      visibility: 'visible',
      scrollSnapAlign: 'start',
    },
    [media.narrow]: {
      selectors: {
        '&::after': {
          background: `linear-gradient(180deg, ${vars.color.surface} 22%, rgb(18 16 21 / .8) 44%, transparent 66%), linear-gradient(0deg, rgb(8 6 10 / .9), transparent 34%)`,
        },
      },
    },
  },
})

export const current = style({ zIndex: 1, opacity: 1, visibility: 'visible', transition: `opacity ${fade} ease` })

export const picture = style({
  ...cover,
  zIndex: -2,
  objectPosition: '60% 50%',
  '@media': { [media.narrow]: { top: '22%', height: '78%' } },
})

export const text = style({
  position: 'absolute',
  inset: 'clamp(36px, 5vw, 64px) 24px auto clamp(20px, 4.4vw, 56px)',
  display: 'grid',
  justifyItems: 'start',
})

export const location = style({
  ...inRow(8),
  marginBottom: vars.space.s2,
  ...caps('600 1.125rem/1', '.08em'),
  color: vars.color.money,
})
globalStyle(`${location} > svg.lucide`, { width: 18, height: 18 })

export const name = style({
  maxWidth: '8.75em',
  ...caps('700 clamp(2.5rem, 5.9vw, 5.1rem)/.86', '-.02em'),
  '@media': { [media.largeText]: { fontSize: '10vw' } },
})

export const prize = style({
  ...wrapped('0 10px', 'baseline'),
  marginTop: vars.space.s3,
  font: `600 1.25rem/1 ${vars.font.display}`,
  letterSpacing: '.02em',
})
export const value = style({ fontSize: 'clamp(2rem, 3.4vw, 2.75rem)', letterSpacing: 0, color: vars.color.money })
export const link = style({ marginTop: vars.space.s4 })
