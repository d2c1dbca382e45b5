import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { cover } from '~/theme/shorthands'
import { toneVars, vars } from '~/theme/vars.css'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: 'max(680px, min(94svh, 880px))',
  paddingBlock: '100px 56px',
  background: `linear-gradient(180deg, ${vars.color.page}, ${toneVars.panel} 80%)`,
  '@media': { [media.narrow]: { minHeight: 0, paddingBottom: 40 } },
})
export const banner = style({
  ...cover,
  zIndex: -3,
  opacity: 0.16,
  filter: 'grayscale(1)',
  mask: 'linear-gradient(#000, transparent 90%)',
})
export const ground = style({
  left: 'min(74%, 50% + 350px)',
  top: '58%',
  zIndex: -2,
  width: 'min(50vw, 700px)',
  '@media': { [media.narrow]: { left: '50%', top: 'calc(152px + min(44vw, 190px))', width: 'min(88vw, 380px)' } },
})
export const inner = style({ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start' })
export const portrait = style({
  position: 'absolute',
  right: '-3%',
  bottom: -56,
  zIndex: -1,
  width: 'min(52%, 680px)',
  height: 'auto',
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
/** Content below the name stays left of the octagon, which begins at 49vw or later. */
export const about = style({
  display: 'grid',
  gap: 20,
  maxWidth: `min(600px, 49vw - ${vars.space.gutter} - 24px)`,
  fontSize: vars.size.lead,
  '@media': { [media.narrow]: { maxWidth: 600 } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  font: `600 1.25rem/1.2 ${vars.font.display}`,
})
export const bio = style({ lineHeight: 1.5, textWrap: 'pretty' })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
