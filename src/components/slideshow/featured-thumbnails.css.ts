import { createVar } from '@vanilla-extract/css'
import { chamferSurface } from '~/theme/clip-paths'
import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, overlay } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { overhang } from './featured-slideshow.css'

/** Specification 9, "Thumbnails". */
const perView = 3.5
const gap = 25
const height = 130
/** Room for the enlarged thumbnail, since a mask clips on all sides. */
const room = 12

/** Positions in an endless strip: of the current slide, and of the first rendered thumbnail. */
export const position = createVar()
export const first = createVar()
const step = `(100% + ${gap}px) / ${perView}`

/** Uses `overflow: clip`, so that a focused thumbnail doesn't scroll it. */
export const viewport = style({
  position: 'absolute',
  left: `calc(12.5% - ${room}px)`,
  bottom: -overhang - room,
  zIndex: 2,
  width: `calc(75% + ${room}px)`,
  padding: `${room}px 0 ${room}px ${room}px`,
  overflow: 'clip',
  mask: 'linear-gradient(90deg, #000 86%, transparent)',
  '@media': { [media.noScript]: { display: 'none' } },
})

/** Thumbnails come and go at its ends while it moves. */
export const track = style({
  position: 'relative',
  left: `calc(${first} * ${step})`,
  display: 'flex',
  translate: `calc(-1 * ${position} * ${step})`,
  transition: `translate ${vars.motion.move} ${vars.motion.ease}`,
})

export const thumbnail = style({
  position: 'relative',
  flex: 'none',
  width: `calc((100% - ${gap * (perView - 1)}px) / ${perView})`,
  height,
  marginRight: gap,
  background: vars.color.surface,
  clipPath: chamferSurface('12px'),
  opacity: 0.55,
  transition: `opacity ${vars.motion.move}, scale ${vars.motion.move} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      ...overlay,
      inset: 2,
      background: 'linear-gradient(0deg, rgb(8 6 10 / .88), transparent 62%)',
      clipPath: chamferSurface('12px'),
      '@media': { [media.narrow]: { display: 'none' } },
    },
    '&:hover': { opacity: 1 },
    // A bright border and a dark ring inside: one of them contrasts with any picture, and with the white border of the current slide.
    '&:focus-visible': {
      opacity: 1,
      background: vars.color.focus,
      outline: `3px solid ${vars.color.page}`,
      outlineOffset: -6,
    },
  },
})

export const active = style({ background: '#fff', opacity: 1, scale: '1.1' })

export const picture = style({
  position: 'absolute',
  inset: 3,
  width: 'calc(100% - 6px)',
  maxWidth: 'none',
  height: 'calc(100% - 6px)',
  objectFit: 'cover',
  objectPosition: '60% 50%',
  clipPath: chamferSurface('12px'),
})

export const name = style({
  position: 'absolute',
  inset: 'auto 14px 12px',
  zIndex: 1,
  ...caps('700 .9375rem/1'),
  textAlign: 'left',
  // 3.5 per view leave a phone no room for text; the slide above has the name.
  '@media': { [media.narrow]: { display: 'none' } },
})
