import { createVar } from '@vanilla-extract/css'
import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { ownLayer } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Distance from the middle figure, in figures. */
const distance = createVar()

export const section = style({
  ...ownLayer,
  minHeight: 'clamp(620px, 56vw, 800px)',
  paddingBlock: `clamp(16px, 2vw, 32px) ${vars.space.s8}`,
  overflow: 'clip',
  background: `radial-gradient(900px 520px at 72% 78%, #6b2409, transparent 70%), radial-gradient(700px 420px at 92% 60%, #0b4b43, transparent 72%), ${vars.color.page}`,
  '@media': { [media.twoColumns]: { minHeight: 0, paddingBottom: '70vw' } },
})
export const ghost = style({
  right: vars.space.gutter,
  top: '2%',
  zIndex: -2,
  opacity: 0.5,
  '@media': { [media.twoColumns]: { display: 'none' } },
})

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s4, zIndex: 1 })
export const text = style({ maxWidth: '34ch', color: vars.color.text })
export const ways = style({ maxWidth: 480, '@media': { [media.phone]: { maxWidth: 'none' } } })

export const squad = style({
  position: 'absolute',
  right: '-4.5vw',
  bottom: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  width: 'min(74vw, 1180px)',
  height: '88%',
  isolation: 'isolate',
  zIndex: -1,
  '@media': { [media.twoColumns]: { right: '-6vw', width: '112vw', height: '64vw', justifyContent: 'center' } },
})

export const figure = style({
  flex: 'none',
  vars: { [distance]: '0' },
  selectors: {
    '&:is(:nth-child(1), :nth-child(7))': { vars: { [distance]: '3' } },
    '&:is(:nth-child(2), :nth-child(6))': { vars: { [distance]: '2' } },
    '&:is(:nth-child(3), :nth-child(5))': { vars: { [distance]: '1' } },
  },
  zIndex: `calc(-1 * ${distance})`,
  width: `calc(clamp(250px, 26vw, 380px) * (1.1 - ${distance} * .11))`,
  marginLeft: 'clamp(-240px, -15vw, -140px)',
  filter: `brightness(calc(1 - ${distance} * .16))`,
  '@media': { [media.twoColumns]: { width: `calc(46vw * (1.1 - ${distance} * .11))`, marginLeft: '-27vw' } },
})
