import type { BrowserContext, Page } from 'playwright-core'
import { cacheNames } from '~/offline/storage'
import { violations } from './axe'
import { bestPlayer } from './best-player'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { playersPage } from './pages/directories'
import { saveData } from './save-data'
import { connectionErrors, stored, waitForPage } from './stored-pages'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Connection' })
const isLoaded = (page: Page, alt: RegExp) =>
  page
    .getByRole('img', { name: alt })
    .first()
    .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0)

async function setOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await notice(page).waitFor()
}

test('without a connection, visited pages, the guide, Learn and followed players can be opened, each with its date', {
  timeout: 240_000,
}, async ({ visit }) => {
  const { page, context } = await visit({ isMember: true, serviceWorkers: 'allow', expected: connectionErrors })
  const secret = 'secret-token-of-a-member'
  await context.addInitScript((token) => location.protocol === 'about:' || localStorage.setItem('token', token), secret)
  await page.goto('/esports')
  await waitForPage(page, '/esports')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Players', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`likes\\. Follow ${bestPlayer.playerName}`) }).click()
  await waitForPage(page, '/players')
  await waitForPage(page, `/players/profile/${bestPlayer._id}`)

  await setOffline(context, page)
  const missingPart = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  // By links in the app: a page and a player that were never opened.
  await page
    .getByRole('link', { name: `View Profile of ${bestPlayer.playerName}` })
    .or(page.locator(`a[href="/players/profile/${bestPlayer._id}"]`))
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: bestPlayer.playerName }).waitFor()
  // A part of it isn't stored. A connection that comes and goes doesn't reload the page for it: that would undo a click on a link.
  await missingPart
  await notice(page).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await notice(page).waitFor({ state: 'detached' })
  expect(documents).toEqual([`/players/profile/${bestPlayer._id}`])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Learn' }).click()
  await page.getByRole('heading', { level: 1, name: /Knowledge/ }).waitFor()
  expect(documents.slice(1)).toEqual(['/learn'])
  expect(await violations(page)).toEqual([])
  // With the drawing that was inlined when it was visited.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Esports', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Esports' }).waitFor()
  const ghost = page.locator('main img[data-file$="/words/maidan.svg"], main img[src$="/words/maidan.svg"]')
  await expect.poll(() => ghost.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // By its URL.
  for (const [path, heading] of [
    ['/esports', /^Esports$/],
    ['/Gaming-Esports', /./],
    ['/learn?search=bgmi', /Knowledge/],
    ['/players?sort=rank', /^Players$/],
    [`/players/profile/${bestPlayer._id}`, new RegExp(bestPlayer.playerName)],
    [`/players/profile/${bestPlayer._id}?tab=stats`, new RegExp(bestPlayer.playerName)],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expect
      .poll(() => notice(page).textContent())
      .toMatch(/^Offline, as of \d{1,2} \w+ \d{4}, \d{1,2}:\d\d [ap]m IST$/)
  }
  await expect.poll(() => isLoaded(page, /^Portrait of /)).toBe(true)
  await page.goto('/players?game=BGMI')
  await expect.poll(() => playersPage(page).cards.count()).toBe(12)
  // The stored page stays what it is: its next page is an error, not the first page again.
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Couldn’t reach the server. Check your connection and try again.').waitFor()
  expect(playersPage(page).search()).toBe('?page=2')
  await page.goBack()
  await expect.poll(() => playersPage(page).cards.count()).toBe(12)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBe(0)

  // A page that was never visited is named, and opens when the connection is back.
  await page.goto('/careers?x=1')
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await page.getByText('It’ll open by itself once you’re back online.').waitFor()
  await page
    .getByRole('region', { name: 'Pages on this device' })
    .getByRole('link', { name: 'Players', exact: true })
    .waitFor()
  await page.getByRole('region', { name: 'Players you follow' }).getByRole('link').waitFor()
  expect([...(await violations(page)), await measureOverflow(page)]).toEqual([0])
  await page.goto('/organizations/naag-esports')
  await page.waitForURL(/\/offline\?next=%2Forganizations%2Fnaag-esports/)
  await context.setOffline(false)
  await page.waitForURL('**/organization/naag-esports')
  await expect.poll(() => notice(page).count()).toBe(0)

  // In its own tab, because the page that reconnected may still be loading.
  const reader = await context.newPage()
  await reader.goto('/robots.txt')
  const everything = await reader.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll()) {
        texts.push(JSON.stringify([...response.headers]), await response.text())
      }
    }
    return texts.join('\n')
  })
  expect(everything).toContain('<h1')
  expect(everything).not.toContain(secret)
  expect(everything).not.toContain('aarohi@example.com')
})

test('a first visit loads before anything is stored, API calls bypass the worker, and their errors are unchanged', async ({
  visit,
}) => {
  const { page, context } = await visit({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_/ })
  const events: string[] = []
  page.on('load', () => events.push('load'))
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sw.js' || request.serviceWorker()) events.push('worker')
  })
  await page.goto('/players')
  await waitForPage(page, '/players')
  expect(events[0]).toBe('load')
  expect(events.filter((event) => event === 'load')).toHaveLength(1)
  const drawings = await stored(page, cacheNames.pictures)

  // With the worker in control, `page.route` still sees the calls.
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.route('**/api/players?*', (route) => route.abort())
  await playersPage(page).searchBox.fill('zzzz')
  await page.getByText('Couldn’t reach the server. Check your connection and try again.').waitFor()
  // Without a connection, the picture of this error would be missing if no page had it stored before.
  expect(drawings).toContain(await page.getByRole('alert').locator('img').getAttribute('src'))
  await expect.poll(() => notice(page).count()).toBe(0)
  await page.unroute('**/api/players?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'No players found' }).waitFor()
})

test('with Save-Data, or if the browser refuses workers or storage, the site works without a worker', async ({
  visit,
}) => {
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const { page, context } = await visit({ serviceWorkers: 'allow' })
  await saveData(context)
  await page.goto('/learn', { waitUntil: 'networkidle' })
  await expect.poll(() => registrations(page)).toBe(0)
  // A page that the worker of an earlier visit has stored.
  await page.evaluate(async (name) => {
    const pages = await caches.open(name)
    await pages.put('/x', new Response('<title>&quot;Chai&quot; &lt;3 D&#x27;Souza &amp;amp; I | AKHADA</title>'))
  }, cacheNames.pages)
  await page.goto('/offline')
  await page.getByRole('link', { name: `"Chai" <3 D'Souza &amp; I`, exact: true }).waitFor()
  expect(await page.getByText('It’ll open by itself').count()).toBe(0)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Read offline')

  const { page: other, context: elsewhere } = await visit({ serviceWorkers: 'allow' })
  await elsewhere.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
  })
  await other.goto('/players')
  await playersPage(other).cards.first().waitFor()
  await other.goto('/offline')
  await other.getByRole('link', { name: 'Gaming 101' }).waitFor()
  await expect.poll(() => registrations(other)).toBe(0)
})

test('a share card that has been seen can be shared again without a connection', async ({ visit }) => {
  const { page, context } = await visit({ serviceWorkers: 'allow', expected: connectionErrors })
  const card = `/og/player-${bestPlayer._id}.png`
  await page.goto(`/players/profile/${bestPlayer._id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Share picture/ }).click()
  await download
  await page.getByRole('contentinfo').getByRole('link', { name: 'Learn' }).click()
  await expect.poll(() => stored(page, cacheNames.pictures), { timeout: 20_000 }).toContain(card)
  await setOffline(context, page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Players', exact: true }).click()
  expect(await page.evaluate(async (card) => (await fetch(card)).headers.get('Content-Type'), card)).toBe('image/png')
})

test('once a server that was down is back, the page that was requested opens by itself', async ({ visit }) => {
  const { page } = await visit({ expected: /Failed to load resource/ })
  await page.clock.install()
  const terms = /^[^?]+\/terms$/
  let isDown = true
  await page.route(terms, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/offline?next=/terms')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  const attempt = page.waitForRequest(terms)
  await page.clock.runFor(10_100)
  await attempt
  expect(new URL(page.url()).pathname).toBe('/offline')
  isDown = false
  await page.clock.runFor(10_100)
  await page.waitForURL(terms)
})
