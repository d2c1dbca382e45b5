import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { origin, staticOrigin } from './origin'

const rudra = '65f1c0ffee00000000000001'

/** The response of a URL, without following redirects. */
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })

const title = (html: string) => /<title>([^<]*)</.exec(html)?.[1]

test.each([
  ['/players', 'View Profile'],
  ['/players?game=BGMI', 'BGMI'],
  ['/etalent', 'View Profile'],
  ['/leaderboards', 'href="/players/profile/'],
  [`/players/compare?ids=${rudra}`, 'Rudra'],
  [`/players/profile/${rudra}`, 'Rudra'],
])('%s can be read without a script', async (path, text) => {
  const html = await (await get(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toContain(text)
  expect(main).not.toContain('Loading player')
})

test('without a script the comparison says that it needs one to pick players, and still compares the best', async ({
  read,
}) => {
  const page = await read('/players/compare')
  expect(await page.locator('main noscript p').innerText()).toContain('need JavaScript to pick players')
  await page.getByRole('link', { name: 'Compare the top 4' }).click()
  await page.waitForURL('**/players/compare?ids=*')
  const compared = page.getByRole('list', { name: 'Players compared' })
  expect(await compared.getByRole('heading').count()).toBe(4)
})

test.each(['/players', '/etalent'])('%s has the portrait of its first player inlined', async (path) => {
  expect(await (await get(path)).text()).toMatch(/<img[^>]*data-file="\/art\/portraits\//)
})

test.each([
  ['/esports/VALORANT', '/esports/valorant'],
  ['/Organization/Naag-Esports?game=BGMI', '/organization/naag-esports?game=BGMI'],
])('%s, in other letter case, redirects to %s', async (path, target) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('location')]).toEqual([301, target])
})

test('a profile has its own head, and may be indexed', async () => {
  const html = await (await get(`/players/profile/${rudra}`)).text()
  expect(title(html)).toBe('Rudra | AKHADA')
  expect(html).toContain(`/players/profile/${rudra}"/>`)
  expect(html).not.toContain('noindex')
  expect(html).toContain('"@type":"ProfilePage"')
})

test('a filtered list has its own title, and is canonical to the list', async () => {
  const html = await (await get('/players?game=BGMI')).text()
  expect(title(html)).toBe('BGMI players | AKHADA')
  expect(html).toContain('/players"/>')
})

test.each([
  ['/players/profile/65f1c0ffee0000000000ffff', 'Player', '/players'],
  ['/players/profile/not-an-id', 'Player', '/players'],
  ['/esports/chess', 'Game', '/esports'],
  ['/esports/tournament/nowhere-cup', 'Tournament', '/esports'],
  ['/esports/match/nothing', 'Match', '/events'],
  ['/organization/nobody', 'Organization', '/organization'],
  ['/organizers/nobody', 'Organizer', '/organizers'],
  ['/esports/team/nobody', 'Team', '/esports'],
])('%s is a 404 with a page and a link back', async (path, kind, back) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(title(html)).toBe(`${kind} not found | AKHADA`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${kind} not found<`))
  expect(html).toMatch(new RegExp(`<a[^>]* href="${back}"[^>]*>(<[^>]*>)*Back to `))
  expect(html).toContain('noindex')
})

const undecodable = ['/%E0%A4%A', '/players/profile/%E0%A4%A']

test.for([...undecodable, '/organization/%ff'])(
  'a path that cannot be decoded, %s, is a 404 called "Page not found"',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(title(await response.text())).toBe('Page not found | AKHADA')
  },
)

test.for(undecodable)(
  '%s, which cannot be decoded, is called "Page not found" once hydrated too',
  async (path, { open }) => {
    const page = await open(path, { expected: /404/ })
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await expect.poll(() => page.title()).toBe('Page not found | AKHADA')
    await expect.poll(() => page.getByRole('banner').count()).toBe(1)
  },
)

test.each([
  ['/players?page=999999', /^\/players\?page=\d+$/],
  ['/players?game=BGMI&page=77', /^\/players\?game=BGMI&page=\d+$/],
  ['/leaderboards?page=999', /^\/leaderboards\?page=\d+$/],
])('%s redirects to the last page', async (path, target) => {
  const response = await get(path)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toMatch(target)
})

test('URLs with equivalent params get the same page', async () => {
  const hrefs = await Promise.all(
    ['?game=BGMI&page=2', '?page=2&game=BGMI', '?utm_source=x&game=BGMI&tier=&page=2&page=2'].map(async (search) => {
      const html = await (await get(`/players${search}`)).text()
      return /data-href="([^"]*)"/.exec(html)?.[1]
    }),
  )
  expect(new Set(hrefs)).toEqual(new Set(['/players?game=BGMI&amp;page=2']))
})

test('a directory is rendered with the filters from its search params', async ({ read }) => {
  const page = await read('/creators?search=zzzz')
  expect(await page.getByRole('main').textContent()).toContain('0 creators')
})

test('without JavaScript, the filters, search and pager of the players are a form and links', async ({ read }) => {
  const page = await read('/players')
  await page.getByLabel('Game').selectOption('BGMI')
  await page.getByLabel('Search players').fill('a')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  expect(new URL(page.url()).searchParams.get('game')).toBe('BGMI')
  expect(await page.getByRole('status').first().textContent()).toMatch(/^(\d+ players?|Players 1–12)$/)
  await page.goto('/players')
  await page.getByRole('link', { name: 'Next' }).click()
  expect(new URL(page.url()).search).toBe('?page=2')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
})

test('HEAD has the headers of the page, and shared caches may store it', async () => {
  const page = await get('/players')
  const head = await get('/players', { method: 'HEAD' })
  expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
  expect(await head.text()).toBe('')
  expect(page.headers.get('cdn-cache-control')).toContain('stale-while-revalidate')
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.headers.get('etag')).toMatch(/^W\/"/)
})

test('a rendered page is hydrated without an API call', async ({ visit }) => {
  const { page } = await visit()
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  for (const path of ['/players?game=BGMI', '/etalent', '/leaderboards', `/players/profile/${rudra}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
})

test('a page that was modified before hydration, as by a translator, still shows its cards', async ({ visit }) => {
  const { page } = await visit({ expected: /Minified React error #418|hydrat/i })
  await page.route('**/players?game=BGMI', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/(<h1[^>]*>).*?<\/h1>/, '$1Translated</h1>') })
  })
  await page.goto('/players?game=BGMI')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Players')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.poll(() => page.getByLabel('Game').isVisible()).toBe(false)
})

test('an invalid param is removed from the URL before the page is hydrated', async ({ visit }) => {
  const { page } = await visit()
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = (state, unused, url) => {
      const isHydrated = Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react'))
      // The router also writes its state, without a URL.
      const isCorrected = url && new URL(url, location.href).href !== location.href
      if (isCorrected) document.body.dataset.corrected = `${document.body.dataset.corrected ?? ''} ${isHydrated}`
      replaceState.call(history, state, unused, url)
    }
  })
  await page.goto('/players?page=abc&utm_source=x&game=BGMI#main')
  expect(page.url()).toBe(`${origin}/players?utm_source=x&game=BGMI#main`)
  expect(await page.locator('body').getAttribute('data-corrected')).toBe(' false')
})

describe('a static host', () => {
  test.for([
    ['/players?game=BGMI', 'Players', 'BGMI'],
    [`/players/profile/${rudra}`, 'Rudra', 'Rudra'],
    ['/esports/match/world-championship-2022-1-1-1', 'Seoul Lanterns v Nilgiri Nomads', 'World Championship 2022'],
    ['/creators?search=zzzz', 'Gaming Influencers', '0 creators'],
    ['/creators/nobody', 'Creator not found', 'There’s no creator at this address'],
  ] as const)('shows what %s requests', async ([path, heading, text], { open }) => {
    const page = await open(path, { baseURL: staticOrigin, expected: /404/ })
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toContain(text)
    const sign = page.getByRole('contentinfo').locator('svg:has(use)').first()
    await expect.poll(() => sign.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  })
})
