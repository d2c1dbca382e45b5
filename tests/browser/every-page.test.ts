import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { violations } from './axe'
import { findAnimations } from './find-animations'
import { findBrokenWords } from './find-broken-words'
import { findOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { focusVisibility } from './focus'
import { openPage } from './open-page'
import { toRoutePattern } from './route-pattern'
import { samplePlayers } from './sample-players'
import { signIn } from './sign-in'

const desktop = { width: 1280, height: 900 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 360, height: 740 }
const usualPhone = { width: 390, height: 844 }
const narrow = { width: 320, height: 700 }
/** A window of 1280 × 800 px at 200 % zoom. */
const zoomed = { width: 640, height: 400 }

const prerendered = globSync('**/index.html', { cwd: 'dist/client' }).map((file) => join('/', dirname(file)))
/** One page of each route. */
const pages = [...Map.groupBy(prerendered.toSorted(), toRoutePattern).values()].map(([first = '']) => first)

/**
 * Pages that look different: the brightest and the darkest colours, the longest names and figures, charts, an ongoing tournament, compared
 * players.
 */
const variants = [
  '/organization/naag-esports',
  '/organization/himalaya-nine',
  '/organization/konkan-typhoon',
  '/organization/chambal-wolves',
  '/creators/ctrl-alt-chai',
  '/creators/lag-gaya',
  '/esports/bgmi',
  '/esports/dota2',
  '/esports/match/mobile-pro-series-2025-1-day-1',
  '/esports/match/northeast-ancients-2026-2-3-1',
  '/esports/tournament/chaupal-cup-november-2026',
  '/esports/tournament/mobile-pro-series-2025',
  '/esports/tournament/tactical-shooter-champions',
  '/esports/tournament/world-championship-2022',
  '/organizers/dangal-works',
  '/players?search=Rosogolla',
  `/players/compare?ids=${samplePlayers.slice(0, 2).map(({ _id }) => _id)}`,
]

/** Shells that the server sends for many URLs, and pages with something open. */
const samplePaths: Record<string, string> = {
  '/404': '/no/such/page',
  '/esports/match/_': '/esports/match/world-championship-2022-1-1-1',
  '/help': '/help#password',
  '/learn': '/learn?open=first-stream',
  '/players/profile/_': `/players/profile/${samplePlayers[0]?._id}`,
}

/** The kinds of controls with a checked focus ring, on any page. */
const kinds: string[] = []

test('more than thirty pages are checked', () => {
  expect(pages.length).toBeGreaterThan(30)
})

test.concurrent.for([...pages, ...variants])(
  '%s: axe, headings, skip link, focus, zoom, large text, wide spacing, more contrast, no motion',
  { timeout: 120_000 },
  async (path, { visit }) => {
    const { page } = await visit({ viewport: desktop, isPainted: true, hasPictures: true, expected: /404/ })
    if (path === '/profile') await signIn(page)
    await openPage(page, samplePaths[path] ?? path)
    const found = [
      ...(await findWrongCounts(page)),
      ...(path === '/help' ? [] : await checkSkipLink(page)),
      ...(await findInvisibleFocus(page)),
      ...label('under reduced motion', await findAnimations(page)),
      ...label('1280 px', [...(await findBrokenWords(page)), ...(await violations(page))]),
    ]
    const setLetters = await letterSize(page)
    await setLetters(32)
    found.push(...label('letters of 200 %', await findOverflow(page)))
    await page.setViewportSize(usualPhone)
    found.push(...label('390 px, letters of 200 %', [...(await findOverflow(page)), ...(await findBrokenWords(page))]))
    await setLetters(16)
    await page.emulateMedia({ contrast: 'more' })
    // 7:1, and 4.5:1 for large text.
    found.push(...label('more contrast', await violations(page, ['color-contrast-enhanced'])))
    await page.emulateMedia({ contrast: null })
    for (const [name, size] of [
      ['zoom of 200 %', zoomed],
      ['768 px', tablet],
      ['360 px', phone],
    ] as const) {
      await page.setViewportSize(size)
      found.push(...label(name, [...(await findOverflow(page)), ...(await findBrokenWords(page))]))
    }
    found.push(...label('360 px', await violations(page)))
    await page.setViewportSize(narrow)
    found.push(...label('320 px', await findOverflow(page)))
    await widenSpacing(page)
    found.push(...label('320 px, wide spacing', await findOverflow(page)))
    await page.setViewportSize(desktop)
    found.push(...label('1280 px, wide spacing', await findOverflow(page)))
    expect(found).toEqual([])
  },
)

test('the focus was checked on more than fifty kinds of controls', () => {
  expect(kinds.length).toBeGreaterThan(50)
})

const label = (when: string, what: string[]) => what.map((each) => `${when}: ${each}`)

/** Sets the browser's font size, in px, as a visitor can. */
async function letterSize(page: Page): Promise<(standard: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page)
  return (standard) => client.send('Page.setFontSizes', { fontSizes: { standard } })
}

const findWrongCounts = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main', 'head > title', 'meta[name=description]', 'link[rel=canonical]']
      .map((name) => `${document.querySelectorAll(name).length} ${name}`)
      .filter((count) => !count.startsWith('1 ')),
  )

/** The first tab stop has to be in the content, or a link to it. */
async function checkSkipLink(page: Page): Promise<string[]> {
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await page.keyboard.press('Tab')
  if (await isInContent()) return []
  const words = await page.evaluate(() => document.activeElement?.textContent)
  if (words !== 'Skip to content') return [`the first stop is ${words}`]
  await page.keyboard.press('Enter')
  return (await isInContent()) ? [] : ['the skip link leads nowhere']
}

/** The controls that look the same with and without the focus. Each kind is checked once. */
async function findInvisibleFocus(page: Page): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const kind = await page.evaluate(focusNext, kinds)
    if (kind === null) return found
    kinds.push(kind)
    let visibility = await focusVisibility(page)
    // Something may have moved meanwhile, so measure once more.
    if (visibility < 0.5) visibility = await focusVisibility(page)
    if (visibility < 0.5) found.push(`the focus does not show on ${kind} (${visibility.toFixed(2)})`)
  }
}

/**
 * Runs in the page: focuses the next control whose kind (with its box and background) is not known, and returns the name of the kind, or
 * null if none is left.
 */
function focusNext(known: string[]): string | null {
  /** The background of the control, or of its nearest ancestor that has one. */
  const readGround = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPainted = backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    return isPainted ? `${backgroundColor} ${backgroundImage.slice(0, 40)}` : readGround(element.parentElement)
  }
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const kind = `${control.localName}.${control.className} in ${control.parentElement?.className} on ${readGround(control)}`
    if (known.includes(kind) || control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
    control.focus()
    if (document.activeElement === control) return kind
  }
  return null
}

/** The text spacing of WCAG 1.4.12. */
const widenSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
