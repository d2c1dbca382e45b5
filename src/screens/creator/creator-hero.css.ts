import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { toneVars, vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'

/** The letters that the name has to fit: its longest word. */
export const letters = createVar()

const bar = 'clamp(8px, 1vw, 14px)'

export const hero = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    minHeight: 'max(680px, min(94svh, 880px))',
    paddingBlock: '100px 56px',
    background: `linear-gradient(180deg, ${vars.color.page}, ${toneVars.panel} 80%)`,
    '@media': { [media.narrow]: { minHeight: 0, paddingBottom: 40 } },
  }),
)
export const banner = style(
  inScreens({
    position: 'absolute',
    inset: 0,
    zIndex: -3,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0.16,
    filter: 'grayscale(1)',
    mask: 'linear-gradient(#000, transparent 90%)',
  }),
)
export const ground = style(
  inScreens({
    left: '74%',
    top: '58%',
    zIndex: -2,
    width: 'min(50vw, 700px)',
    '@media': { [media.narrow]: { left: '50%', top: 300, width: '88vw' } },
  }),
)
export const inner = style(inScreens({ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start' }))
export const portrait = style(
  inScreens({
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
      [media.narrow]: { position: 'static', justifySelf: 'center', width: 'min(78vw, 360px)', marginBottom: -36 },
    },
  }),
)
export const text = style(
  inScreens({
    alignSelf: 'end',
    display: 'grid',
    gap: 20,
    width: '100%',
    paddingTop: 40,
    '@media': { [media.narrow]: { paddingTop: 0 } },
  }),
)
export const name = style(
  inScreens({
    position: 'relative',
    width: 'fit-content',
    maxWidth: '100%',
    paddingTop: bar,
    paddingRight: '.1em',
    background: `linear-gradient(${toneVars.light} 0 0) 0 0 / 100% ${bar} no-repeat`,
    font: `700 min(17svh, 10rem, calc(min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) * .6 / (${letters} * .515)))/.82 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.035em',
    '@media': {
      [media.narrow]: { fontSize: `min(5.5rem, calc((100vw - 2 * ${vars.space.gutter}) / (${letters} * .54)))` },
    },
  }),
)
/** A word a line. */
globalStyle(`${name} > span`, inScreens({ display: 'block', marginLeft: '-.04em' }))
globalStyle(`${name} > span:first-child`, inScreens({ marginTop: '-.052em' }))

export const facts = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    font: `600 1.25rem/1.2 ${vars.font.display}`,
  }),
)
export const bio = style(inScreens({ maxWidth: '54ch', fontSize: vars.size.lead, lineHeight: 1.5, textWrap: 'pretty' }))
export const chips = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 6 }))
export const actions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 12 }))
