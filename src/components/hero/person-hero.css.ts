import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { hero as base } from './hero.css'

export const hero = style([base, { '@media': { [media.narrow]: { paddingBottom: 40 } } }])
export const ground = style({
  left: 'min(74%, 50% + 350px)',
  top: 'auto',
  // Behind the head, which is at the bottom of a tall hero.
  bottom: 'min(20px, 42% - min(25vw, 350px))',
  zIndex: -2,
  width: 'min(50vw, 700px)',
  translate: '-50%',
  '@media': { [media.narrow]: { left: '50%', top: 152, bottom: 'auto', width: 'min(88vw, 380px)' } },
})
export const portrait = style({
  position: 'absolute',
  right: '-3%',
  bottom: -56,
  zIndex: -1,
  width: 'min(52%, 680px)',
  maxHeight: 'calc(100% + 20px)',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  '@media': {
    [media.narrow]: {
      position: 'static',
      justifySelf: 'center',
      width: 'min(78vw, 360px)',
      marginBottom: -36,
      mask: 'linear-gradient(#000 72%, transparent 94%)',
    },
  },
})
export const text = style({
  alignSelf: 'end',
  display: 'grid',
  gap: 20,
  width: '100%',
  paddingTop: 40,
  '@media': { [media.narrow]: { paddingTop: 0 } },
})
