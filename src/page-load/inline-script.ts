import { textFields } from '~/lib/text-fields'
import { workerUrl } from '~/offline/storage'
import { markNoSpoilers, noSpoilersKey } from '~/session/no-spoilers'
import { markSession, tokenKey, userKey } from '~/session/session'
import { markSavesData } from '~/ui/save-data'
import { holdPresses } from './hold-presses'

/**
 * React creates script elements from exactly this markup, and sets the text of styles and structured data. No script may turn other text
 * into markup. The only script URL that is set as a string is the service worker's. Browsers without trusted types ignore this.
 */
const allowTrustedTypes = (scriptUrl: string): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScriptURL: (url) => (url === scriptUrl ? url : null),
  })
}

/** Marks a form that is submitted before hydration as busy. Afterwards React prevents every submit first. */
const markSubmitted = (): void => {
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof Element) target.ariaBusy = 'true'
  })
}

/**
 * A static host ignores search params and sends one page per path. If the URL has params that the page knows, its content is hidden until
 * the browser has applied them.
 */
const markUnfiltered = (): void => {
  const { dataset } = document.documentElement
  const known = dataset.params?.split(' ')
  const given = [...new URLSearchParams(location.search).keys()]
  if (!dataset.href?.includes('?') && given.some((name) => known?.includes(name))) dataset.unfiltered = ''
}

/**
 * On narrow screens, fonts and pictures further down (`theme/global.css.ts`) would delay the page's scripts, so they wait until the page
 * has loaded and is idle. Laying out the fonts would delay hydration, too. The pictures load at once if the visitor scrolls, and
 * everything does if the URL has a hash: the fonts change the heights above the place.
 */
const waitForLoad = (): void => {
  const { dataset } = document.documentElement
  const showPictures = () => delete dataset.loading
  const finish = () => {
    showPictures()
    if (!('savesData' in dataset)) document.getElementById('fonts')?.setAttribute('media', 'all')
  }
  if (location.hash) {
    finish()
    return
  }
  dataset.loading = ''
  addEventListener('scroll', showPictures, { once: true })
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(finish))
}

/** Marks a page that is loaded again: the browser restores the place, so nothing above may get another height. */
const markReload = (): void => {
  const [navigation] = performance.getEntriesByType('navigation')
  const isFirst = navigation && 'type' in navigation && navigation.type === 'navigate'
  if (!isFirst) document.documentElement.dataset.reload = ''
}

/** The source of a call. The function may use nothing but its arguments and the browser. */
const toSource = <Args extends readonly (string | number)[]>(part: (...args: Args) => void, ...args: Args): string =>
  `(${part})(${args.map((arg) => JSON.stringify(arg))});`

/** The inline script of every page, which runs before first paint. */
export const inlineScript = [
  import.meta.env.PROD ? toSource(allowTrustedTypes, workerUrl) : '',
  toSource(markReload),
  toSource(holdPresses, 10_000, textFields),
  toSource(markSubmitted),
  toSource(markSavesData),
  toSource(waitForLoad),
  toSource(markUnfiltered),
  toSource(markSession, tokenKey, userKey),
  toSource(markNoSpoilers, noSpoilersKey),
].join('')
