import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { holdScripts } from './hold'
import { staticOrigin } from './origin'
import { figures, ofVisitors, sections } from './pages/home'
import { member } from './sign-in'

const ofMembers = [
  'Hello Aarohi',
  'Up next',
  'Featured Tournament',
  'Platform Features',
  'Top Esports Players',
  'Trusted By',
  'Our Partners',
]

const features = [
  ['E-sports Stats', 'Live stats, match updates, tournament details.'],
  ['Event Management', 'Organise and join gaming events with automated tools.'],
  ['Organization Hubs', 'Pages for esports organisations with rosters, achievements, sponsor details.'],
  ['Brand Partnerships', 'Sponsorship and collaboration with gaming brands.'],
  ['Community Hub', 'Forums and chat channels.'],
  ['Safe Environment', 'Moderation tools and anti-cheat for fair play.'],
]

/** The spotlight of a card: its place and colour. */
const readLight = (card: Locator) =>
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

describe('home of a member', () => {
  test('opens with the hero, then the sections for members; each platform feature has a spotlight in its own colour under the pointer; with reduced motion each partner is shown once, and no video loads', async ({
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

    const cards = page.getByRole('region', { name: 'Platform Features' }).getByRole('article')
    await expect
      .poll(() => cards.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(features.map(([name]) => name))
    await expect.poll(() => cards.getByRole('paragraph').allTextContents()).toEqual(features.map(([, text]) => text))
    const lights = new Set<string>()
    for (const card of await cards.all()) {
      expect((await readLight(card)).opacity).toBe('0')
      await card.hover({ position: { x: 40, y: 60 } })
      await expect.poll(async () => (await readLight(card)).opacity).toBe('1')
      const { at, colour } = await readLight(card)
      expect(at).toEqual([40, 60])
      lights.add(colour ?? '')
      await expect.poll(() => card.locator('svg.lucide').count()).toBeGreaterThan(0)
    }
    expect(lights.size).toBe(6)

    await page.waitForLoadState('networkidle')
    expect(await page.locator('video').count()).toBe(0)
    await page.mouse.move(2, 2)
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await measureOverflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('never shows content or buttons for visitors before hydration; the search button stays in its place when the member’s name arrives', async ({
    visit,
  }) => {
    const { page } = await visit({ isMember: true })
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await expect.poll(() => page.getByText('Our Mission').isVisible()).toBe(false)
    const header = page.getByRole('banner')
    await expect.poll(() => header.getByRole('link', { name: 'Join Now' }).first().isVisible()).toBe(false)
    const before = await header.getByRole('button', { name: 'Search' }).boundingBox()
    release()
    await header.getByRole('button', { name: 'Aarohi' }).waitFor()
    expect(await header.getByRole('button', { name: 'Search' }).boundingBox()).toEqual(before)
  })

  test('a visitor who signs in or out in another tab is signed in or out here', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/')
    await expect.poll(() => sections(page)).toEqual(ofVisitors)
    const other = await page.context().newPage()
    await other.goto('/players')
    await other.evaluate(() => localStorage.setItem('token', 'a-token'))
    await expect.poll(() => sections(page)).toEqual(['Hello', ...ofMembers.slice(1)])
    await other.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(member))
    const name = page.getByRole('banner').getByRole('button', { name: member.name })
    await name.waitFor()
    await other.reload()
    await other.getByRole('button', { name: member.name }).click()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => sections(page)).toEqual(ofVisitors)
    await page.getByRole('banner').getByRole('link', { name: 'Join Now' }).first().waitFor()
    expect(await name.count()).toBe(0)
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
