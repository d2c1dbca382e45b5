import { name as hangingName, letters } from '~/components/hero-name.css'
import { diamond } from '~/theme/clip-paths'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { cover } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: 'max(600px, min(82svh, 760px))',
  paddingBlock: `100px calc(104px + clamp(40px, 6svh, 72px))`,
  background: `radial-gradient(50% 80% at 78% 40%, ${accentVars.accent}, transparent 70%), linear-gradient(120deg, ${vars.color.page} 20%, ${accentVars.accentSoft})`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `linear-gradient(90deg, rgb(8 6 10 / .78), rgb(8 6 10 / .3) 48%, transparent 70%), linear-gradient(0deg, ${vars.color.page} 2%, transparent 46%), linear-gradient(180deg, rgb(8 6 10 / .86), transparent 32%)`,
      // The name is higher up the picture there.
      '@media': {
        [media.narrow]: {
          background: `linear-gradient(0deg, ${vars.color.page} 2%, rgb(8 6 10 / .66) 60%, transparent 84%), linear-gradient(180deg, rgb(8 6 10 / .86), rgb(8 6 10 / .6) 24%, transparent 40%)`,
        },
      },
    },
  },
  '@media': { [media.narrow]: { minHeight: 580, paddingBottom: 150 } },
})

export const picture = style({
  ...cover,
  zIndex: -2,
})

export const inner = style({ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start' })

export const text = style({ alignSelf: 'end', width: '100%', paddingTop: 48 })

/** Larger than the names of organizations and creators: only the key image is next to it. */
export const name = style([
  hangingName,
  {
    fontSize: `min(30svh, 19rem, calc(min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) * .78 / (${letters} * .515)))`,
    '@media': {
      [media.narrow]: { fontSize: `calc((100vw - 2 * ${vars.space.gutter}) / (${letters} * .56))` },
    },
  },
])
globalStyle(`${name} > span`, { display: 'block', margin: '-.052em 0 0 -.05em' })
/** T, V and A have no stem at their left: they start at the edge. */
export const slantedName = style([name])
globalStyle(`${slantedName} > span`, { marginLeft: 0 })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 28 })

export const actions = style({ marginTop: 24 })

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '1px 10px 0',
  font: `600 .875rem/1 ${vars.font.display}`,
  color: vars.color.liveText,
  background: vars.color.page,
  selectors: {
    '&::before': { content: '""', width: 9, height: 9, background: vars.color.like, clipPath: diamond },
  },
})
