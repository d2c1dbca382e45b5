import { heroText, pictureHero } from '~/components/hero/hero.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps, oneColumn, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const hero = style([
  pictureHero,
  {
    minHeight: 'max(560px, min(78svh, 720px))',
    selectors: {
      '&::after': {
        background: `linear-gradient(90deg, rgb(8 6 10 / .88), rgb(8 6 10 / .68) 52%, transparent 86%), linear-gradient(0deg, ${vars.color.page} 4%, transparent 62%), linear-gradient(180deg, rgb(8 6 10 / .86), transparent 32%)`,
        // There the text takes the full width.
        '@media': {
          [media.stacked]: {
            background: `linear-gradient(0deg, ${vars.color.page} 4%, rgb(8 6 10 / .8) 55%, rgb(8 6 10 / .74) 82%, transparent), linear-gradient(180deg, rgb(8 6 10 / .86), transparent 32%)`,
          },
        },
      },
    },
  },
])

export const status = style({ ...wrapped('8px 16px', 'center'), ...caps('700 1.125rem/1.1', '.05em') })
export const title = style({
  fontSize: 'clamp(2.625rem, 7.4vw, 6.5rem)',
  '@media': { [media.largeText]: { fontSize: '13vw' } },
})
export const actions = style(wrapped(12))

globalStyle(`.${heroText} > dl`, { '@media': { [media.largeText]: oneColumn } })
// The prize pool.
globalStyle(`.${heroText} > dl > :last-child > dd`, { color: vars.color.money })
