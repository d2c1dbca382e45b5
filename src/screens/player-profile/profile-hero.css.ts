import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, cover, gridColumns, inColumn, overlay, ownLayer, stack, wrapped } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

/** How many letters the size of the name is fitted to. */
export const letters = createVar()

export const hero = style({
  ...ownLayer,
  minHeight: 'max(760px, min(100svh, 920px))',
  overflow: 'clip',
  background: `linear-gradient(180deg, ${vars.color.page}, ${toneVars.panel} 70%)`,
  '@media': { [media.stacked]: { minHeight: 620, paddingBottom: 104 } },
})

export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  selectors: {
    '&::before': {
      ...overlay,
      background: `linear-gradient(158deg, transparent 44%, color-mix(in oklab, ${toneVars.shade} 70%, ${vars.color.page}) 44.1%)`,
    },
    '&::after': {
      ...overlay,
      background: toneVars.light,
      opacity: 0.1,
      mask: `${vars.image.jaali} center / 96px, linear-gradient(158deg, transparent 44%, #000 44.1%)`,
      maskComposite: 'intersect',
    },
  },
})

export const heroHalo = style({
  // Stays behind the head at any window width: the picture is positioned in the container.
  left: `calc(50% + min(${vars.width.page}, 100% - 2 * ${vars.space.gutter}) * .525 - min(28vw, 370px) + 28px)`,
  top: '60%',
  zIndex: 0,
  width: 'min(50vw, 720px)',
  '@media': { [media.stacked]: { left: '50%', top: '42%', width: '84vw' } },
})

export const inner = style({
  minHeight: 'inherit',
  padding: 'clamp(168px, 18svh, 210px) 0 112px',
  '@media': { [media.stacked]: { ...inColumn, minHeight: 0, padding: 0 } },
})

/** The back link and the share button. */
export const top = style({
  position: 'absolute',
  left: 0,
  top: 108,
  zIndex: 5,
  ...wrapped('0 32px'),
  '@media': { [media.stacked]: { position: 'static', justifyContent: 'space-between', columnGap: 16, marginTop: 84 } },
})

export const nameBlock = style({ position: 'relative', '@media': { [media.stacked]: { marginTop: 8 } } })

export const nameBar = style({
  position: 'absolute',
  inset: '0 -50vw auto 0',
  zIndex: -1,
  height: vars.width.bar,
  background: toneVars.light,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const name = style({
  margin: `calc(${vars.width.bar} - .052em) 0 0 -.05em`,
  maxHeight: '3.2em',
  overflow: 'hidden',
  ...caps(
    `700 min(36svh, 24rem, calc(min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) * .63 / (${letters} * .54)))/.8`,
    '-.035em',
  ),
  '@media': {
    [media.stacked]: { fontSize: `min(34vw, calc((100vw - 2 * ${vars.space.gutter}) / (${letters} * .56)))` },
  },
})

/** Fits in the web font. The fallback font is a little wider, and would need another line until the web font has loaded. */
export const wholeWords = style({ overflowWrap: 'normal', '@media': { [media.stacked]: { overflowWrap: 'anywhere' } } })

/** T, V and A have no stem on their left, so they start at the edge. */
export const slantedName = style([name, { marginLeft: 0 }])

export const picture = style({
  position: 'absolute',
  right: '-2.5%',
  bottom: 0,
  zIndex: 2,
  width: 'min(56vw, 740px)',
  height: '88%',
  pointerEvents: 'none',
  '@media': {
    [media.stacked]: {
      position: 'relative',
      right: 'auto',
      width: '108%',
      height: '96vw',
      margin: '-14vw 0 -32px -4%',
    },
    [`${media.stacked} and ${media.low}`]: { height: '100svh', marginTop: '-8svh' },
  },
})

export const portrait = style({ ...cover, objectFit: 'contain', objectPosition: '50% 100%' })

export const meta = style({
  position: 'relative',
  zIndex: 3,
  maxWidth: 520,
  paddingTop: vars.space.s3,
  '@media': {
    [media.stacked]: {
      maxWidth: 'none',
      selectors: {
        '&::before': {
          ...overlay,
          inset: '-60px -120px -140px',
          zIndex: -1,
          background: `linear-gradient(180deg, transparent, ${toneVars.panel} 70px)`,
        },
      },
    },
  },
})

export const row = style({ ...wrapped('8px 16px', 'center'), marginBottom: vars.space.s3 })

export const realName = style({ minWidth: 0, font: `700 ${vars.size.h4}/1.1 ${vars.font.display}` })

export const facts = style({
  ...gridColumns('repeat(2, auto)'),
  justifyContent: 'start',
  gap: '16px 48px',
})

export const actions = style({ ...wrapped(16, 'center'), marginTop: vars.space.s4 })
/** Room for the button, which loads later. */
export const compare = style({ display: 'flex', minWidth: 152, minHeight: 52 })
export const pending = style({ gap: 20 })

/** Keeps the footer below the fold until the tabs have loaded. */
export const record = style({ minHeight: '70lvh' })
export const team = style({ ...stack(vars.space.s12), marginTop: vars.space.s8 })
