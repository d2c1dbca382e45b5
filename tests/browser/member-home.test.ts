import { describe } from 'vitest'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { holdScripts } from './hold'
import { staticOrigin } from './origin'
import { figures, ofVisitors, sections } from './pages/home'

const ofMembers = [
  'Hello Aarohi',
  'Up next',
  'Featured Tournament',
  'Platform Features',
  'Top Esports Players',
  'Trusted By',
  'Our Partners',
]

describe('home of a member', () => {
  test('opens with the hero, then the sections for members; with reduced motion each partner is shown once', async ({
    open,
  }) => {
    const page = await open('/', { isMember: true })
    await expect.poll(() => sections(page)).toEqual(ofMembers)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Redefine Gaming')
    const trusted = page.getByRole('region', { name: 'Trusted By' })
    await expect.poll(() => trusted.getByRole('listitem').allTextContents()).toEqual(figures)
    await page.getByRole('region', { name: 'Featured Tournament' }).getByRole('group', { name: '1 of 4' }).waitFor()
    const players = page.getByRole('region', { name: 'Top Esports Players' }).getByRole('article')
    await expect.poll(() => players.count()).toBe(4)

    const partners = page.getByRole('region', { name: 'Our Partners' })
    await partners.waitFor()
    for (const link of await partners.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 1280).toBe(true)
    }
    await expect.poll(() => partners.locator('a:visible').count()).toBe(8)

    await page.setViewportSize({ width: 360, height: 780 })
    expect(await measureOverflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('never shows content for visitors, not even before hydration', async ({ visit }) => {
    const { page } = await visit({ isMember: true, expected: /Failed to load resource|ERR_FAILED/ })
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.getByText('Our Mission').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })

  test('the search button stays in its place when the member’s name arrives', async ({ visit }) => {
    const { page } = await visit({ isMember: true })
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const header = page.getByRole('banner')
    const before = await header.getByRole('button', { name: 'Search' }).boundingBox()
    release()
    await header.getByRole('button', { name: 'Aarohi' }).waitFor()
    expect(await header.getByRole('button', { name: 'Search' }).boundingBox()).toEqual(before)
  })

  test('follows the token, in another tab too', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/')
    await expect.poll(() => sections(page)).toEqual(ofVisitors)
    const other = await page.context().newPage()
    await other.goto('/players')
    await other.evaluate(() => localStorage.setItem('token', 'a-token'))
    await expect.poll(() => sections(page)).toEqual(['Hello', ...ofMembers.slice(1)])
    await other.evaluate(() => localStorage.removeItem('token'))
    await expect.poll(() => sections(page)).toEqual(ofVisitors)
  })

  test('shows six platform features, each with a spotlight in its own colour under the pointer', async ({ open }) => {
    const page = await open('/', { isMember: true })
    const cards = page.getByRole('region', { name: 'Platform Features' }).getByRole('article')
    await cards.first().waitFor()
    await expect
      .poll(() => cards.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual([
        'E-sports Stats',
        'Event Management',
        'Organization Hubs',
        'Brand Partnerships',
        'Community Hub',
        'Safe Environment',
      ])
    await expect
      .poll(() => cards.getByRole('paragraph').allTextContents())
      .toEqual([
        'Live stats, match updates, tournament details.',
        'Organise and join gaming events with automated tools.',
        'Pages for esports organisations with rosters, achievements, sponsor details.',
        'Sponsorship and collaboration with gaming brands.',
        'Forums and chat channels.',
        'Moderation tools and anti-cheat for fair play.',
      ])
    const lights = new Set<string>()
    for (const card of await cards.all()) {
      const light = () =>
        card.evaluate((element) => {
          const { opacity, backgroundImage } = getComputedStyle(element, '::before')
          return {
            opacity,
            at: backgroundImage
              .match(/at ([\d.]+)px ([\d.]+)px/)
              ?.slice(1)
              .map((px) => Math.round(Number(px))),
            colour: backgroundImage.match(/rgb\([^)]+\)/)?.[0],
          }
        })
      expect((await light()).opacity).toBe('0')
      await card.hover({ position: { x: 40, y: 60 } })
      await expect.poll(async () => (await light()).opacity).toBe('1')
      const { at, colour } = await light()
      expect(at).toEqual([40, 60])
      lights.add(colour ?? '')
      await expect.poll(() => card.locator('svg.lucide').count()).toBeGreaterThan(0)
    }
    expect(lights.size).toBe(6)
  })

  test('hides the top players when the request fails', async ({ visit }) => {
    const { page } = await visit({ isMember: true, baseURL: staticOrigin, expected: /Failed to load resource/ })
    await page.route('**/api/players/top', (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => sections(page)).toEqual(ofMembers.filter((title) => title !== 'Top Esports Players'))
  })

  test('three copies of the partner row loop in 15 s, pause under pointer and focus, and follow the keyboard', async ({
    open,
  }) => {
    const page = await open('/', { isMember: true, reducedMotion: 'no-preference' })
    const partners = page.getByRole('region', { name: 'Our Partners' })
    await partners.waitFor()
    await partners.scrollIntoViewIfNeeded()
    const links = partners.getByRole('link')
    await expect.poll(() => links.count()).toBe(8)
    await expect.poll(() => partners.getByRole('link', { includeHidden: true }).count()).toBe(24)
    const state = () =>
      partners.getByRole('list').evaluate((list) => {
        const style = getComputedStyle(list.parentElement ?? list)
        return [style.animationDuration, style.animationIterationCount, style.animationPlayState]
      })
    await page.mouse.move(2, 2)
    await expect.poll(() => state()).toEqual(['15s', 'infinite', 'running'])
    // The row keeps moving, so aim at its middle on the screen.
    const row = await partners.getByRole('list').boundingBox()
    await page.mouse.move(640, (row?.y ?? 0) + 20)
    await expect.poll(state).toEqual(['15s', 'infinite', 'paused'])
    await page.mouse.move(2, 2)
    await expect.poll(state).toEqual(['15s', 'infinite', 'running'])
    await links.first().focus()
    await expect.poll(state).toEqual(['15s', 'infinite', 'paused'])
    await links.first().blur()
    await partners.getByRole('button', { name: 'Pause partners' }).click()
    await page.mouse.move(2, 2)
    await expect.poll(state).toEqual(['15s', 'infinite', 'paused'])
    await partners.getByRole('button', { name: 'Play partners' }).click()
    await page.mouse.move(2, 2)
    await expect.poll(state).toEqual(['15s', 'infinite', 'running'])

    // A partner that the keyboard reaches is in view.
    await partners.getByRole('button', { name: 'Pause partners' }).focus()
    for (const link of await partners.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(link)).toBe(true)
      await expect
        .poll(async () => {
          const box = await link.boundingBox()
          return box && box.x >= 0 && box.x + box.width <= 1280
        })
        .toBe(true)
    }
  })
})
