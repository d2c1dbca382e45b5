import { pictureHero } from '~/components/hero/hero.css'
import { name as hangingName, letters } from '~/components/hero/hero-name.css'
import { liveMark } from '~/components/marks/live-mark.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const hero = style([
  pictureHero,
  {
    minHeight: 'max(600px, min(82svh, 760px))',
    paddingBottom: 'calc(104px + clamp(40px, 6svh, 72px))',
    selectors: {
      '&::after': {
        background: `linear-gradient(90deg, rgb(8 6 10 / .78), rgb(8 6 10 / .3) 48%, transparent 70%), linear-gradient(0deg, ${vars.color.page} 2%, transparent 46%), linear-gradient(180deg, rgb(8 6 10 / .86), transparent 32%)`,
        // There the name is higher up on the picture.
        '@media': {
          [media.narrow]: {
            background: `linear-gradient(0deg, ${vars.color.page} 2%, rgb(8 6 10 / .66) 60%, transparent 84%), linear-gradient(180deg, rgb(8 6 10 / .86), rgb(8 6 10 / .6) 24%, transparent 40%)`,
          },
        },
      },
    },
    '@media': { [media.narrow]: { minHeight: 580, paddingBottom: 150 } },
  },
])

/** Larger than the names of organizations and creators: only the key image is next to it. */
export const name = style([
  hangingName,
  {
    fontSize: `min(30svh, 19rem, calc(min(${vars.width.page}, 100vw - 2 * ${vars.space.gutter}) * .78 / (${letters} * .515)))`,
    '@media': { [media.narrow]: { fontSize: `calc((100vw - 2 * ${vars.space.gutter}) / (${letters} * .56))` } },
  },
])
globalStyle(`${name} > span`, { marginLeft: '-.05em' })
/** T, V and A have no stem on their left, so they start at the edge. */
export const slantedName = style([name])
globalStyle(`${slantedName} > span`, { marginLeft: 0 })

export const chips = style(wrapped(6))

export const live = style([
  liveMark,
  {
    minHeight: 28,
    padding: '1px 10px 0',
    font: `600 .875rem/1 ${vars.font.display}`,
    background: vars.color.page,
  },
])
