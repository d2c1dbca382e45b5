import { sum } from '@akhada/contract/sum'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { fixedSite } from './fixed-site'
import { expect, test as ordinaryTest } from './fixtures'
import { holdScripts } from './hold'
import { staticOrigin } from './origin'
import { esportsPage } from './pages/directories'
import { siteSearch } from './pages/site-search'
import { samplePlayers } from './sample-players'

const test = ordinaryTest.extend({ isCold: true })

interface Loaded {
  path: string
  bytes: number
}

/** Every request of a first load, up to when the page is quiet and has its fonts. */
async function firstLoad(page: Page, path: string): Promise<Loaded[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  return page.evaluate(requestsSince, 0)
}

/** Runs in the page: its requests since a given time. */
const requestsSince = (since: number): Loaded[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime >= since)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))

const lowerPicture = /\/art\/crests\//

/** Pictures load as they come into view. */
const withoutPictures = (requests: Loaded[]) => requests.filter(({ path }) => !/\.(avif|ico|png|svg|webp)$/.test(path))

/** The files with signs, by path. */
const sprites: Record<string, string> = {}

const pages = [
  '/',
  '/players',
  '/esports',
  '/esports/bgmi',
  '/organization/naag-esports',
  `/players/profile/${samplePlayers[0]?._id}`,
  '/learn',
  '/events',
  '/login',
]

/** Checks that the first drawings are part of the document, and that each sign is in its file. */
async function expectPictures(page: Page): Promise<void> {
  expect(await page.locator('img[src^="/art/"]:not([loading=lazy])').count()).toBe(0)
  const widths = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[data-file]')].map((image) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ),
  )
  expect(Math.min(...widths)).toBeGreaterThan(0)
  const signs = await page.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  expect(signs.length).toBeGreaterThan(0)
  for (const sign of new Set(signs)) {
    const [file = '', id] = sign.split('#')
    sprites[file] ??= await (await page.request.get(file)).text()
    expect(sprites[file]).toContain(`<symbol id="${id}"`)
  }
}

describe('a first load', () => {
  test.for(pages)(
    'of %s takes few requests, fetches no inlined stylesheet, has small fonts and the drawings of its first screenful, and names the signs of platforms',
    async (path, { visit }) => {
      const { page } = await visit()
      const requests = await firstLoad(page, path)
      // The document itself is not listed.
      expect(withoutPictures(requests).length).toBeLessThanOrEqual(30)
      const inlined = await page
        .locator('link[type="text/inlined"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(inlined.length).toBeGreaterThan(0)
      expect(requests.filter((request) => inlined.includes(request.path))).toEqual([])
      const fonts = requests.filter((request) => request.path.endsWith('.woff2'))
      expect(fonts.length).toBeGreaterThan(0)
      expect(sum(fonts.map(({ bytes }) => bytes))).toBeLessThan(40_000)
      await expectPictures(page)
    },
  )

  test('of a shared link loses neither its query nor its list', async ({ visit }) => {
    const { page } = await visit()
    await page.addInitScript(() => {
      const seen = { queries: new Set<string>(), emptied: false }
      Object.assign(window, { seen })
      const look = () => {
        seen.queries.add(window.location.search)
        const list = document.querySelector('main ul')
        if (list && list.children.length === 0) seen.emptied = true
        if (!list && document.querySelector('main h1')) seen.emptied = true
        requestAnimationFrame(look)
      }
      document.addEventListener('DOMContentLoaded', look)
    })
    await page.goto('/esports?filter=fps')
    await page.getByText(/^\d games?$/).waitFor()
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
    expect(seen).toEqual({ queries: expect.anything(), emptied: false })
    await expect.poll(() => page.evaluate(() => [...Reflect.get(window, 'seen').queries])).toEqual(['?filter=fps'])
  })

  test('on a phone defers fonts and lower pictures until the page has loaded', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const release = await holdScripts(page)
    const loaded = page.goto('/events', { waitUntil: 'load' })
    await page.waitForResponse(/brand-icons/)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(requested.filter((path) => /^\/art\/|\.woff2$/.test(path))).toEqual([])
    const late = Promise.all([page.waitForResponse(/\.woff2$/), page.waitForResponse(lowerPicture)])
    release()
    await late
    await loaded
  })

  test('on a phone loads lower pictures once the visitor scrolls', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    const release = await holdScripts(page)
    await page.goto('/events', { waitUntil: 'domcontentloaded' })
    const picture = page.waitForResponse(lowerPicture)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.wheel(0, 100)
    await picture
    release()
  })
})

test.for([
  ['/', 'Players'],
  ['/learn', 'Events'],
  ['/players', 'Leaderboards'],
] as const)('on %s the footer link to %s takes few requests', async ([from, name], { visit }) => {
  // Events loads the matches of every game that plays this month.
  const { page } = await visit({ ...fixedSite, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(from, { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => performance.now())
  await link.tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  // The entries of its list arrive last.
  await expect.poll(() => page.getByRole('main').locator('article, li h3, tbody tr').count()).toBeGreaterThan(10)
  const requests = withoutPictures(await page.evaluate(requestsSince, before)).map(({ path }) => path)
  expect(requests.length, requests.join()).toBeLessThanOrEqual(22)
})

ordinaryTest(
  'a loading list animates its placeholders card by card: more animations would slow down the load',
  async ({ visit }) => {
    const { page } = await visit({ reducedMotion: 'no-preference', baseURL: staticOrigin })
    await page.route('**/api/players?*', () => {})
    await page.goto('/players', { waitUntil: 'domcontentloaded' })
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.localName : undefined)),
    )
    expect(moving).toEqual(Array(12).fill('span'))
  },
)

test('a filter changes nothing outside its list', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/esports', { waitUntil: 'networkidle' })
  const changed = await page.evaluateHandle(() => {
    const names: string[] = []
    const list = document.querySelector('section[aria-label=Games]')
    new MutationObserver((changes) => {
      const others = changes.filter(({ target }) => !list?.contains(target))
      names.push(...others.map(({ target }) => target.nodeName))
      // Not the head: preloaded code adds its links there.
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    return names
  })
  await page.getByRole('button', { name: 'FPS' }).click()
  await page.waitForURL('**/esports?filter=fps')
  await expect.poll(() => esportsPage(page).names()).toEqual(['Valorant', 'CS2'])
  await expect.poll(() => changed.jsonValue()).toEqual([])
})

test('a link at the end of a page leads to the top of the next one, which has the platform icons too, and Back to the end', async ({
  visit,
}) => {
  const { page } = await visit()
  await page.goto('/esports')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Learn', exact: true })
  await link.scrollIntoViewIfNeeded()
  const end = await page.evaluate(() => scrollY)
  expect(end).toBeGreaterThan(500)
  await link.click()
  await page.getByRole('heading', { level: 1, name: /Knowledge/ }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(end)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Contact/ }).waitFor()
  const sizes = await page
    .getByRole('contentinfo')
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)))
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
})

ordinaryTest('Ctrl+K opens the search on a page without the header too', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/login')
  await page.keyboard.press('Control+k')
  await siteSearch(page).dialog.waitFor()
})
