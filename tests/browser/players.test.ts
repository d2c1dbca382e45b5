import { mapFilters } from '@akhada/contract/filters'
import type { Page, Request } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { staticOrigin } from './origin'
import { playersPage } from './pages/directories'
import { samplePlayers } from './sample-players'

const pages = Math.ceil(samplePlayers.length / 12)
const listCalls = (page: Page): URLSearchParams[] => {
  const calls: URLSearchParams[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/players') calls.push(url.searchParams)
  })
  return calls
}

describe('players list', () => {
  test('has its heading in the HTML, and fills with twelve players by score', async ({ visit }) => {
    const { page } = await visit({ baseURL: staticOrigin })
    const html = await (await page.request.get('/players')).text()
    expect(html).toContain('<h1')
    expect(html).toContain('<title>Players | AKHADA</title>')

    const calls = listCalls(page)
    await playersPage(page).open()
    const byScore = samplePlayers.slice(0, 12)
    await expect.poll(() => playersPage(page).names()).toEqual(byScore.map((player) => player.playerName))
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({
      search: '',
      ...mapFilters(() => 'all'),
      page: '1',
      limit: '12',
      sortBy: 'score',
    })
    await page.getByText(`Page 1 of ${pages}`).waitFor()
  })

  test('Next and Prev change the page in the URL; back, forward and reload restore it', async ({ visit }) => {
    const { page } = await visit()
    await playersPage(page).open()
    const first = await playersPage(page).names()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText(`Page 2 of ${pages}`).waitFor()
    expect(new URL(page.url()).search).toBe('?page=2')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Players directory')
    await expect.poll(() => playersPage(page).names()).not.toEqual(first)
    const second = await playersPage(page).names()

    await page.reload()
    await playersPage(page).cards.first().waitFor()
    await expect.poll(() => playersPage(page).names()).toEqual(second)
    await page.goBack()
    await expect.poll(() => playersPage(page).names()).toEqual(first)
    expect(new URL(page.url()).search).toBe('')
    await page.goForward()
    await expect.poll(() => playersPage(page).names()).toEqual(second)
  })

  test('Prev is disabled on page 1, Next on the last page', async ({ read }) => {
    const page = await read('/players')
    const isDisabled = (name: string) => page.getByRole('link', { name }).getAttribute('aria-disabled')
    expect(await isDisabled('Prev')).toBe('true')
    await page.goto(`/players?page=${pages}`)
    expect([await isDisabled('Next'), await isDisabled('Prev')]).toEqual(['true', null])
  })

  test.for([
    ['?page=-3', 1],
    ['?page=abc', 1],
    ['?page=9999', pages],
  ] as const)('the URL %s shows a page that exists', async ([search, number], { read }) => {
    const page = await read(`/players${search}`)
    await page.getByText(`Page ${number} of ${pages}`).waitFor()
    expect(await playersPage(page).cards.count()).toBeGreaterThan(0)
  })

  test('a typed word sends one request, 500 ms after its last letter; clearing all filters discards it', async ({
    visit,
  }) => {
    const { page } = await visit()
    await page.clock.install()
    await playersPage(page).open('?page=2')
    await page.clock.pauseAt(Date.now() + 60_000)
    const calls = listCalls(page)
    await playersPage(page).searchBox.pressSequentially('rudra')
    await page.clock.runFor(480)
    expect(calls).toHaveLength(0)
    await page.clock.runFor(40)
    await page.clock.resume()
    await expect.poll(() => playersPage(page).names()).toEqual(['Rudra'])
    expect(calls.map((call) => call.get('search'))).toEqual(['rudra'])
    expect(new URL(page.url()).search).toBe('?search=rudra')
    await expect.poll(() => hasFocus(playersPage(page).searchBox)).toBe(true)

    await page.goto('/players?team=Nobody')
    await page.clock.pauseAt(Date.now() + 120_000)
    await playersPage(page).searchBox.fill('q')
    await page.clock.runFor(600)
    const organizations = page.getByRole('link', { name: 'Search organizations' })
    await expect.poll(() => organizations.getAttribute('href')).toBe('/organization?search=q')
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expect.poll(() => playersPage(page).searchBox.inputValue()).toBe('')
    await page.clock.runFor(1_000)
    await page.clock.resume()
    await playersPage(page).cards.first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('filters are in the URL, reset the page and combine; Clear resets all', async ({ visit }) => {
    const { page } = await visit()
    await playersPage(page).open('?page=2')
    await expect.poll(() => page.getByRole('button', { name: 'Clear', exact: true }).count()).toBe(0)

    await page.getByLabel('Game').selectOption('BGMI')
    await expect.poll(() => new URL(page.url()).search).toBe('?game=BGMI')
    const bgmi = samplePlayers.filter((player) => player.game === 'BGMI')
    await page.getByText(`Page 1 of ${Math.ceil(bgmi.length / 12)}`).waitFor()

    await page.getByLabel('Tier').selectOption('S-Tier')
    await expect.poll(() => new URL(page.url()).search).toBe('?game=BGMI&tier=S-Tier')
    const expected = bgmi.filter((player) => player.tier === 'S-Tier').map((player) => player.playerName)
    await expect
      .poll(async () => (await playersPage(page).names()).toSorted())
      .toEqual(expected.slice(0, 12).toSorted())

    await playersPage(page).searchBox.fill('zzz')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByText(`Page 1 of ${pages}`).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => playersPage(page).searchBox.inputValue()).toBe('')
    await expect.poll(() => page.getByLabel('Game').inputValue()).toBe('')
  })

  test('a filter offers All and the distinct values of the loaded players', async ({ read }) => {
    const page = await read('/players?game=Valorant')
    const loaded = samplePlayers.filter((player) => player.game === 'Valorant')
    const tiers = new Set(loaded.slice(0, 12).flatMap((player) => player.tier || []))
    await expect
      .poll(() => page.getByLabel('Tier').locator('option').allTextContents())
      .toEqual(['All', ...[...tiers].sort()])
    await expect.poll(() => page.getByLabel('Game').locator('option').allTextContents()).toEqual(['All', 'Valorant'])
  })

  test('a server that is down shows Oops! with the message, and Try Again reloads', async ({ visit }) => {
    const { page } = await visit({ baseURL: staticOrigin, expected: /503|Failed to load resource/ })
    let down = true
    await page.route('**/api/players?*', (route) =>
      down ? route.fulfill({ status: 503, json: { status: 'error', message: 'Down for repairs.' } }) : route.continue(),
    )
    await page.goto('/players')
    await page.getByRole('heading', { name: 'Oops!' }).waitFor()
    await page.getByText('Down for repairs.').waitFor()
    down = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await playersPage(page).cards.first().waitFor()
  })

  test('an odd record does not affect the others: it is repaired, or counted in a message as not shown', async ({
    visit,
  }) => {
    const { page } = await visit({ baseURL: staticOrigin })
    const [first, second] = samplePlayers
    const players = [
      { ...first, likeCount: 'many', earnings: 1200, achievements: ['x', { tournament: 7 }] },
      { playerName: 'No id' },
      { ...second, realName: 'x'.repeat(1_000_000), ign: null },
      null,
    ]
    await page.route('**/api/players?*', (route) => route.fulfill({ json: { players, pages: 1 } }))
    await page.goto('/players')
    await page.getByText('2 records on this page can’t be shown.').waitFor()
    await expect.poll(() => playersPage(page).names()).toEqual([first?.playerName, second?.playerName])
    await page.getByText('4 players', { exact: true }).waitFor()
    expect((await page.locator('main').innerText()).length).toBeLessThan(5_000)
    players.length = 1
    await page.reload()
    await page.getByText('1 player', { exact: true }).waitFor()
  })

  test('the old page stays on screen while the next one loads, and a superseded search is cancelled', async ({
    visit,
  }) => {
    const { page } = await visit()
    await playersPage(page).open()
    const first = await playersPage(page).names()
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).searchParams.get('search') ?? ''))
    const held: (() => void)[] = []
    await page.route('**/api/players?search=slow*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => {})
    })

    await playersPage(page).searchBox.fill('slow')
    await expect.poll(() => held.length).toBe(1)
    await expect.poll(() => playersPage(page).names()).toEqual(first)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1)

    await playersPage(page).searchBox.fill('rudra')
    await expect.poll(() => playersPage(page).names()).toEqual(['Rudra'])
    expect(cancelled).toEqual(['slow'])
    for (const release of held) release()
  })

  test('the next page and a profile are preloaded when the pointer rests on their links', async ({ visit }) => {
    const { page } = await visit()
    await playersPage(page).open()
    const next = page.waitForRequest((request) => /\/api\/players\?.*page=2/.test(request.url()))
    await page.getByRole('link', { name: 'Next' }).hover()
    await next
    const profile = page.waitForRequest(/\/api\/players\/[0-9a-f]{24}$/)
    await page.getByRole('link', { name: 'View Profile' }).first().hover()
    await profile
  })
})
