import { media } from './media'
import { globalStyle } from './reset-styles'
import { accentVars, toneVars, vars } from './vars.css'

const { page, inset, surface, raised, raisedHover, hairline, borderStrong, borderControl, brand, ...texts } = vars.color
const { gold, silver, bronze, ...ink } = texts

/** Overrides variables of the theme while a media query matches. Important, because the theme itself is unlayered. */
const override = (selector: string, query: string, values: [names: string[], value: string][]) =>
  globalStyle(selector, {
    '@media': {
      [query]: {
        vars: Object.fromEntries(
          values.flatMap(([names, value]) => names.map((name) => [name, `${value} !important`])),
        ),
      },
    },
  })

override(':root', media.moreContrast, [
  [[vars.color.muted], '#e6e2ec'],
  [[hairline, borderStrong], '#8d8697'],
  [[borderControl], vars.color.text],
  [[bronze], '#f09a5c'],
  [[vars.color.danger], '#ff988f'],
])

// On a phone, large letters leave no room for larger headings.
override(':root', media.largeText, [
  [[vars.size.d2], '12vw'],
  [[vars.size.d3], '11vw'],
  [[vars.size.h4], '9vw'],
])

// On every element, because inner elements set their own accents.
override('*', media.moreContrast, [[[accentVars.accent, accentVars.accentText], accentVars.sweep]])

// A picture that is not laid out is not loaded.
globalStyle('html[data-saves-data]:not([data-pictures]) img[loading=lazy]', { display: 'none !important' })

// On every element, because inner ones set the colours of organizations and people. Dark text is readable even without backgrounds.
override('*', media.print, [
  [[page, inset, surface, raised, raisedHover, toneVars.shade, toneVars.panel, accentVars.accentSoft], '#fff'],
  [[hairline, borderStrong, borderControl], '#999'],
  [[brand, gold, silver, bronze, accentVars.accent, accentVars.sweep, toneVars.light], '#bbb'],
  [[...Object.values(ink), accentVars.onAccent, accentVars.accentText], '#000'],
])
