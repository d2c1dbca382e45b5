import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { bestPlayer } from './best-player'
import { expect, test } from './fixtures'
import { staticOrigin } from './origin'
import { accountForm } from './pages/account-form'
import { playersPage } from './pages/directories'

/** A used tab has the code of other pages in its cache, and would load it from there offline. */
const coldTest = test.extend({ isCold: true })

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Requests just after `setOffline` may still get a response. */
async function waitUntilOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  )
}

/** Makes the browser refuse to store anything. */
function refuseStorage(name = 'SecurityError'): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Forbidden', name)
  }
}

describe('the server', () => {
  test('that never responds times out after 20 seconds, is retried once, and shows an error', async ({ visit }) => {
    const { page } = await visit({ baseURL: staticOrigin })
    let calls = 0
    await page.route('**/api/players?*', () => {
      calls += 1
    })
    await page.clock.install()
    await page.goto('/players')
    await expect.poll(() => calls).toBe(1)
    const error = page.getByRole('heading', { name: 'Oops!' })
    await page.clock.fastForward(19_000)
    expect(calls).toBe(1)
    await page.clock.fastForward(1_000)
    await page.clock.runFor(1_000)
    await expect.poll(() => calls).toBe(2)
    await page.clock.fastForward(18_000)
    await expect.poll(() => error.count()).toBe(0)
    await page.clock.fastForward(2_000)
    await error.waitFor()
    await page.getByText('The server is taking too long. Please try again.').waitFor()
    await page.clock.runFor(60_000)
    expect(calls).toBe(2)
  })
})

describe('the connection', () => {
  test('when it returns, failed requests are refetched', async ({ visit }) => {
    const { page } = await visit({ expected: /ERR_INTERNET_DISCONNECTED|Failed to load/ })
    await page.goto('/players')
    await playersPage(page).cards.first().waitFor()
    await page.context().setOffline(true)
    await playersPage(page).searchBox.fill(bestPlayer.playerName)
    await page.getByText('Couldn’t reach the server. Check your connection and try again.').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => playersPage(page).cards.count()).toBe(1)
    expect(new URL(page.url()).search).toContain(bestPlayer.playerName)
  })
})

describe('code that fails to load', () => {
  const lost = /Failed to load|dynamically imported|preload CSS|ERR_INTERNET_DISCONNECTED/

  coldTest('for another page, removed by a deployment: the page reloads', async ({ open }) => {
    const page = await open('/', { expected: lost })
    // A late part of this page reloads it, too, if its code is lost.
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    await page.route('**/assets/*.js', (route) => (loads() === 0 ? route.abort() : route.continue()))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboards' }).click()
    await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
    await page.getByRole('row').nth(1).waitFor()
    expect(loads()).toBe(1)
    // The link was at the end of a long page.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  coldTest('for another page, offline: shows an error, and loads on reconnect', async ({ visit }) => {
    const { context, page } = await visit({ expected: lost })
    await page.goto('/', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await waitUntilOffline(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboards' }).click()
    await page.getByText('Couldn’t load this page. Check your connection and try again.').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
  })

  coldTest('for another page, while preloading: the current page stays', async ({ open }) => {
    const page = await open('/', { expected: lost })
    // A late part of this page reloads it, too, if its code is lost.
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboards' }).hover()
    await failed
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(0)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  coldTest('for the compare tray, offline: the page stays, and the tray appears on reconnect', async ({ visit }) => {
    const { context, page } = await visit({ expected: lost })
    await page.clock.install()
    await page.goto('/players', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await waitUntilOffline(page)
    const compare = page.getByRole('button', { name: `Compare ${bestPlayer.playerName}`, exact: true })
    const failed = page.waitForEvent('requestfailed')
    await compare.click()
    await failed
    // React may wait before it shows an error.
    await page.clock.runFor(1_000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
    await context.setOffline(false)
    await page.getByRole('complementary', { name: 'Players to compare' }).waitFor()
  })

  coldTest('for the search: shows a message', async ({ visit }) => {
    const { context, page } = await visit({ expected: lost })
    await page.goto('/', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await waitUntilOffline(page)
    const dialog = page.waitForEvent('dialog')
    const press = page.keyboard.press('/')
    expect((await dialog).message()).toBe('Couldn’t load the search. Check your connection and reload the page.')
    await (await dialog).dismiss()
    await press
  })
})

describe('a browser that refuses to store', () => {
  test('a login explains that storage is blocked, or full', async ({ visit }) => {
    const { page, context } = await visit()
    await context.addInitScript(refuseStorage)
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        json: {
          status: 'success',
          token: 'a-token',
          data: { user: { _id: '1', name: 'A', email: 'a@b.in', role: 'user' } },
        },
      }),
    )
    const logIn = async (message: string) => {
      await accountForm(page).logIn.click()
      await page.getByRole('alert').filter({ hasText: message }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/login')
    }
    await page.goto('/login')
    await accountForm(page).email.fill('a@b.in')
    await accountForm(page).password.fill('kite-and-string')
    await logIn('Your browser won’t let this site store data')
    await page.evaluate(refuseStorage, 'QuotaExceededError')
    await logIn('This browser’s storage is full, so you can’t stay signed in')
  })
})

describe('a hostile URL', () => {
  test.for([
    [
      'a null character, markup and a script',
      '/players?search=%00&page=-1&game=%3Cscript%3Ealert(1)%3C/script%3E&tier[]=x',
    ],
    ['an extremely long search and page number', `/players?search=${'x'.repeat(5000)}&page=99999999999999999999`],
    ['names of object properties', '/leaderboards?__proto__=x&game=constructor&page=NaN'],
    ['a repeated value, and an array', '/events?game=bgmi&game=cs2&state[]=past'],
    ['characters that reverse the text direction', '/learn?search=%E2%80%AE%F0%9F%98%80&category=toString'],
    ['half a regular expression', '/creators?search=(%5B%5C&filter=hasOwnProperty'],
    ['half a character', '/help?search=%F0%90%80'],
    ['another site to return to', '/login?next=//evil.example/%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ] as const)('with %s shows a page without an error', async ([, path], { visit }) => {
    const { page } = await visit()
    let dialogs = 0
    page.on('dialog', async (dialog) => {
      dialogs += 1
      await dialog.dismiss()
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('heading', { name: 'Oops!', exact: true }).count()).toBe(0)
    expect(dialogs).toBe(0)
  })
})
