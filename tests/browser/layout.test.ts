import type { Request } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'
import { playersPage } from './pages/directories'
import { siteSearch } from './pages/site-search'
import { member } from './sign-in'

test('with letters twice as large, the dates of events don’t cover the names', async ({ read }) => {
  const page = await read(`${fixedSite.baseURL}/events?month=entry`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const rows = page.locator('#months li')
    const covered = await rows.evaluateAll((all) =>
      all
        .filter((row) => {
          const [days, name] = [...row.querySelectorAll('time b, h3')].map((each) => each.getBoundingClientRect())
          return days && name && days.right > name.left && days.bottom > name.top
        })
        .map((row) => row.textContent),
    )
    expect(await rows.count()).toBeGreaterThan(5)
    expect(covered, `${width} px`).toEqual([])
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
})

describe('header', () => {
  test('links to the main screens, marks the current one, and changes past 64 px of scrolling', async ({ open }) => {
    const page = await open('/etalent')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect
      .poll(() => nav.getByRole('link').allTextContents())
      .toEqual(['Home', 'E-Talents', 'Organizations', 'Organizers', 'Esports'])
    await expect.poll(() => nav.locator('[aria-current=page]').allTextContents()).toEqual(['E-Talents'])
    await expect.poll(() => page.getByRole('link', { name: 'Login' }).first().getAttribute('href')).toBe('/login')
    await expect.poll(() => page.getByRole('link', { name: 'Join Now' }).first().getAttribute('href')).toBe('/signup')

    const bar = page.getByRole('banner').first()
    const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(() => height()).toBe(88)
    // Two frames later the header would have changed.
    await page.evaluate(async () => {
      window.scrollTo(0, 64)
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect(await height()).toBe(88)
    await page.evaluate(() => window.scrollTo(0, 65))
    await expect.poll(height).toBe(64)
  })

  test('the user menu opens with its button, and closes with the button, Escape and a click elsewhere', async ({
    open,
  }) => {
    const page = await open('/players', { isMember: true })
    const button = page.getByRole('button', { name: member.name })
    const profile = page.getByRole('link', { name: 'Profile', exact: true })
    await button.click()
    await expect.poll(() => profile.isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: 'Services' }).first().isVisible()).toBe(true)
    await button.click()
    await expect.poll(() => profile.isVisible()).toBe(false)
    await button.press('Enter')
    await expect.poll(() => profile.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => profile.isVisible()).toBe(false)
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => profile.isVisible()).toBe(false)
    await button.click()
    await profile.click()
    await page.waitForURL('**/profile')
    await expect.poll(() => profile.isVisible()).toBe(false)
  })

  // That members don’t see them then, member-home.test.ts says.
  test('visitors see auth buttons before hydration', async ({ visit }) => {
    const { page: guest } = await visit({ expected: /ERR_FAILED/ })
    await guest.route('**/assets/*.js', (route) => route.abort())
    await guest.goto('/players', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => guest.getByRole('link', { name: 'Join Now' }).first().isVisible()).toBe(true)
  }, 30_000)

  test('the mobile menu covers the screen, traps the focus, and closes with its button, Escape and a link', async ({
    open,
  }) => {
    const page = await open('/players', { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(() => menu.evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(390)
    const links = (await menu.getByRole('link').allTextContents()).filter((text) => text !== 'AKHADA')
    // The five header links (specification 2), other pages that people look for, and the account.
    expect(links).toEqual(
      expect.arrayContaining([
        ...['Home', 'E-Talents', 'Organizations', 'Organizers', 'Esports'],
        ...['Events', 'Players', 'Leaderboards', 'Compare', 'Creators', 'Learn', 'Gaming 101', 'News'],
        ...['Login', 'Join Now'],
      ]),
    )
    // The logo, Close, the search and the spoiler switch.
    const stopCount = links.length + 4
    expect(await violations(page)).toEqual([])
    const stops = new Set<string>()
    for (let step = 0; step <= stopCount + 2; step += 1) {
      await page.keyboard.press('Tab')
      stops.add(await menu.evaluate(nameFocusIn))
    }
    stops.delete('the browser')
    // It's taller than the screen, so it's a tab stop itself, for scrolling.
    stops.delete('Menu')
    expect(stops).not.toContain('outside')
    expect(stops.size).toBe(stopCount)
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open menu')
    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open menu')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'E-Talents' }).click()
    await page.waitForURL('**/etalent')
    await expect.poll(() => menu.isVisible()).toBe(false)
  })
})

describe('arriving on another page', () => {
  test('scrolls smoothly to the top over 600 ms after 50 ms, until the visitor presses a key', async ({ visit }) => {
    const { page } = await visit({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await playersPage(page).open()
    await page.clock.pauseAt(Date.now() + 60_000)
    const follow = async (name: string) => {
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name, exact: true })
        .evaluate((link: HTMLElement) => link.click())
    }
    await follow('E-Talents')
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    const h1 = page.getByRole('heading', { level: 1, name: 'Gaming Talent Hub' })
    await h1.waitFor({ state: 'attached' })
    const start = await top()
    expect(start).toBeGreaterThan(500)
    await page.clock.runFor(40)
    await expect.poll(() => top()).toBeGreaterThan(start - 10)
    await page.clock.runFor(200)
    const underWay = await top()
    expect(underWay).toBeLessThan(start - 50)
    expect(underWay).toBeGreaterThan(0)
    await page.clock.runFor(500)
    await expect.poll(() => top()).toBe(0)

    await follow('Players')
    await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor({ state: 'attached' })
    await page.clock.runFor(240)
    const stopped = await top()
    expect(stopped).toBeGreaterThan(0)
    await page.keyboard.press('Shift')
    await page.clock.runFor(500)
    expect(await top()).toBe(stopped)
  })

  test('closes the search, even one whose code is still loading', async ({ open }) => {
    const page = await open('/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Learn', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /Knowledge/ }).waitFor()
    await page.waitForLoadState('networkidle')
    const release = await holdScripts(page)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.getByRole('button', { name: 'Search', exact: true }).evaluate((button: HTMLElement) => button.click())
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
    release()
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
    expect(await siteSearch(page).dialog.count()).toBe(0)
  })

  test('scrolls to the part that a link names, even if the last page had a part of that name', async ({ open }) => {
    const page = await open('/organization/naag-esports#teams')
    await siteSearch(page).open()
    await siteSearch(page).box.fill('bgmi teams')
    await siteSearch(page).dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/leaderboards?game=bgmi#teams')
    await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
    const findTop = () => page.locator('#teams').evaluate((part) => Math.round(part.getBoundingClientRect().top))
    await expect.poll(findTop).toBeGreaterThanOrEqual(0)
    await expect.poll(findTop).toBeLessThan(200)
  })
})

test('an unknown URL returns 404 with links home', async ({ read }) => {
  const page = await read('/no/such/page')
  expect((await page.request.get(page.url())).status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await page.getByRole('link', { name: 'Go home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the loading spinner has its own page', async ({ read }) => {
  const page = await read('/loader')
  await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor()
})

/** Runs in the page: names the focused element of a dialog. The body means that the browser's own controls come next. */
function nameFocusIn(dialog: Element): string {
  const focused = document.activeElement
  if (focused === document.body) return 'the browser'
  return dialog.contains(focused) ? (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '') : 'outside'
}
