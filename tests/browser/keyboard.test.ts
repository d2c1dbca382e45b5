import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { bestPlayer } from './best-player'
import { expect, test } from './fixtures'
import { focusVisibility, hasFocus } from './focus'
import { holdScripts } from './hold'
import { accountForm } from './pages/account-form'
import { playersPage } from './pages/directories'
import { siteSearch } from './pages/site-search'
import { samplePlayers } from './sample-players'

test('the search doesn’t open any more once the visitor types into another field', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/services', { waitUntil: 'networkidle' })
  const release = await holdScripts(page)
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search services' })
  await field.click()
  await page.keyboard.type('brand')
  release()
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('brand')
  expect(await field.inputValue()).toBe('brand')
  expect(await siteSearch(page).dialog.count()).toBe(0)
})

test('Enter in the search waits for players: one may have exactly the name typed; a second Enter doesn’t wait', async ({
  open,
}) => {
  const page = await open('/help')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const requested = page.waitForRequest('**/api/players?*')
  await page.route('**/api/players?*', (route) => released.then(() => route.continue()))
  const search = siteSearch(page)
  await search.open()
  await page.keyboard.type(bestPlayer.playerName)
  await page.keyboard.press('Enter')
  await requested
  expect(await search.dialog.isVisible()).toBe(true)
  release()
  await page.waitForURL(`**/players/profile/${bestPlayer._id}`)
  await page.unrouteAll()
  await page.route('**/api/players?*', () => {})
  await search.open()
  await page.keyboard.type('leaderboards')
  await search.chosen.getByText('Leaderboards').waitFor()
  await page.keyboard.press('Enter')
  expect(await search.dialog.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/leaderboards')
  await page.unrouteAll()
})

const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Tabs until the control has the focus. Checks that the focus is never lost on the way and is visible at the end. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Resolved once, because there may be many stops before it.
  const control = await target.elementHandle()
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key)
    const { isLost, isThere } = await page.evaluate((element) => {
      const focused = document.activeElement
      return { isLost: focused === document.body, isThere: focused === element }
    }, control)
    expect(isLost).toBe(false)
    if (!isThere) continue
    expect(await focusVisibility(page)).toBeGreaterThan(0.5)
    return
  }
  expect.unreachable(`${target} cannot be reached`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Checks that another page has opened, its content has the focus, and its title is announced. */
async function expectArrival(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' })
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
}

describe('with only the keyboard', () => {
  test('sign in, use the menu of members, sign out', async ({ visit }) => {
    const { page } = await visit({ isPainted: true })
    const account = { name: 'Aarohi Deshmukh', email: `${randomUUID()}@example.com`, password: 'kite-and-string' }
    const created = await page.request.post('/api/auth/signup', { data: { ...account, role: 'user' } })
    expect(created.status()).toBe(201)

    await page.goto('/terms')
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
    await expectArrival(page, '/login', 'Login | AKHADA')
    await tabTo(page, accountForm(page).email)
    await page.keyboard.type(account.email)
    await tabTo(page, accountForm(page).password)
    await page.keyboard.type(account.password)
    await press(page, accountForm(page).logIn)
    await expectArrival(page, '/', 'AKHADA: the home of Indian esports')

    const button = page.getByRole('button', { name: account.name })
    const services = page.getByRole('banner').getByRole('link', { name: 'Services' })
    await tabTo(page, button, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, services)
    await page.keyboard.press('Escape')
    await expect.poll(() => services.isVisible()).toBe(false)
    await expect.poll(() => hasFocus(button)).toBe(true)
    await page.keyboard.press('Enter')
    await press(page, services)
    await expectArrival(page, '/services', 'Services | AKHADA')

    await tabTo(page, button, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Logout' }))
    await expectArrival(page, '/login', 'Login | AKHADA')
    await page.getByRole('alert').filter({ hasText: 'You have been logged out successfully' }).waitFor()
  })

  test('search, filter, clear and page through players', async ({ open }) => {
    // So low that the search has to scroll into view.
    const page = await open('/players', { viewport: { width: 1280, height: 600 }, isPainted: true })
    const { cards, searchBox: search } = playersPage(page)
    const clear = page.getByRole('button', { name: 'Clear', exact: true })
    await cards.first().waitFor()
    await tabTo(page, search)
    await page.keyboard.type('zzzz')
    await page.getByRole('heading', { name: 'No players found' }).waitFor()
    await page.getByText('Try adjusting your search or filters').waitFor()
    await expect.poll(() => hasFocus(search)).toBe(true)
    await press(page, page.getByRole('button', { name: 'Clear all filters' }))
    await cards.first().waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => focusIsLost(page)).toBe(false)
    await expect
      .poll(() => page.locator(':focus').evaluate((control) => control.getBoundingClientRect().top > 0))
      .toBe(true)

    const game = page.getByLabel('Game')
    await tabTo(page, game, 'Shift+Tab')
    await page.keyboard.type('BGMI')
    await clear.waitFor()
    expect(new URL(page.url()).search).toBe('?game=BGMI')
    await expect.poll(() => hasFocus(game)).toBe(true)
    await tabTo(page, clear, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await clear.waitFor({ state: 'detached' })
    const toggle = page.getByRole('button', { name: 'Filters' })
    await expect.poll(() => hasFocus(toggle)).toBe(true)
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Space')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await game.isVisible()).toBe(false)
    const next = page.getByRole('link', { name: 'Next' })
    await press(page, next)
    await page.getByText('Page 2 of').waitFor()
    // The list, at its new beginning: the link is far below.
    await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Players directory' }))).toBe(true)
  })

  test('show more matches, and go on to the first of them', async ({ open }) => {
    const page = await open('/events')
    const matches = page.getByRole('region', { name: 'Calendar' }).locator('section > ol > li')
    const count = await matches.count()
    // Before hydration, the link would load another page.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Show the next three weeks' }).press('Enter')
    await expect.poll(() => matches.count()).toBeGreaterThan(count)
    await page.keyboard.press('Tab')
    expect(await matches.nth(count).evaluate((row) => row.contains(document.activeElement))).toBe(true)
  })

  test('like a player', async ({ open }) => {
    const page = await open(`/players/profile/${samplePlayers[0]?._id}`, { isPainted: true })
    const like = page.getByRole('button', { name: 'Like' })
    await press(page, like, 'Space')
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => hasFocus(like)).toBe(true)
  })

  test('open and close a question, and move to the next with the arrow keys', async ({ open }) => {
    const page = await open('/help', { isPainted: true })
    const questions = page.getByRole('main').locator('h3 button')
    const state = () => questions.first().getAttribute('aria-expanded')
    await tabTo(page, questions.first())
    const before = await state()
    await page.keyboard.press('Enter')
    await expect.poll(state).not.toBe(before)
    await page.keyboard.press('Space')
    await expect.poll(state).toBe(before)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus(questions.nth(1))).toBe(true)
  })

  test('remove the last of the compared players, and go on in the content', async ({ open }) => {
    const page = await open(`/players/compare?ids=${samplePlayers[0]?._id}`)
    await page.getByRole('button', { name: `Remove ${samplePlayers[0]?.playerName}` }).press('Enter')
    await page.getByRole('heading', { name: 'Pick your players' }).waitFor()
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
  })

  test('move the partners with their buttons, which stay focused', async ({ open }) => {
    const page = await open('/organization/naag-esports', { isPainted: true })
    const partners = page.getByRole('region', { name: 'Our Partners' })
    const shown = () => partners.locator('ul:not([inert])').getAttribute('aria-label')
    const before = await shown()
    const next = partners.getByRole('button', { name: 'Next partners' })
    await press(page, next)
    await expect.poll(shown).not.toBe(before)
    await expect.poll(() => hasFocus(next)).toBe(true)
  })
})

test.for(['/players', '/leaderboards'])(
  '%s: if the next page fails to load, the focus stays in the content',
  async (path, { visit }) => {
    const { page } = await visit({ expected: /503/ })
    await page.goto(path)
    await page.route('**/api/players?*', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }))
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
  },
)
