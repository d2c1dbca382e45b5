import { sum } from '@akhada/contract/sum'
import type { Locator, Page } from 'playwright-core'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { hold } from './hold'
import { staticOrigin } from './origin'
import { playersPage } from './pages/directories'

const players = (page: Page) => page.getByRole('table', { name: /^Ranked by score/ })
const names = (page: Page) => players(page).getByRole('rowheader').getByRole('link').allTextContents()
const toNumber = (text: string) => Number(text.replace(/\D/g, ''))
const teams = (page: Page, game: string) => page.getByRole('table', { name: `${game} teams by points` })

/** Opens the breakdown of a score, and checks that its figures add up to the score. */
async function openAddends(below: Locator, score: number | undefined): Promise<Locator> {
  await below.locator('summary').click()
  const addends = below.getByRole('listitem')
  const figures = (await addends.locator('> span:last-child').allInnerTexts()).map(toNumber)
  expect(figures.length).toBeGreaterThan(1)
  expect(sum(figures)).toBe(score)
  return addends
}

/** Checks that the first tournament links to its page. */
async function followFirst(page: Page, addends: Locator): Promise<void> {
  const link = addends.getByRole('link').first()
  const name = await link.textContent()
  await link.click()
  await page.waitForURL('**/esports/tournament/*')
  const heading = page.getByRole('heading', { level: 1 })
  // A result adds the year to a name without one.
  await expect.poll(async () => name?.startsWith((await heading.textContent()) ?? '?')).toBe(true)
}

test('the teams, and how each score adds up, can be read without JavaScript', async ({ read }) => {
  const page = await read('/leaderboards')
  const ranked = teams(page, 'Valorant')
  await expect.poll(() => ranked.getByRole('rowheader').count()).toBeGreaterThan(15)
  for (const [table, count] of [
    [players(page), 12],
    [ranked, await ranked.getByRole('rowheader').count()],
  ] as const)
    expect(await table.getByText(/^How it adds up/).count()).toBe(count)
})

test('players are sorted by score like the list, the page is in the URL, and while it loads, those of the last one have no rank', async ({
  open,
  read,
}) => {
  const listed = await playersPage(await read('/players')).names()
  const page = await open('/leaderboards')
  await expect.poll(() => names(page)).toHaveLength(12)
  const first = await names(page)
  expect(listed).not.toEqual([])
  for (const [index, name] of listed.entries()) expect(first[index]).toContain(name)
  await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const release = await hold(page, '**/api/players?*page=2*')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/leaderboards?page=2')
  await expect.poll(() => players(page).locator('tbody td').first().textContent()).toBe('')
  expect(await names(page)).toEqual(first)
  release()
  await expect.poll(() => players(page).locator('tbody td').first().textContent()).toBe('13')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('table')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goForward()
  await page.reload()
  await expect.poll(() => players(page).locator('tbody td').first().textContent()).toBe('13')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(first)
})

test('the teams stay in place when the players arrive', async ({ open }) => {
  const page = await open('/help')
  const release = await hold(page, '**/api/players?*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboards' }).click()
  await page.getByText('Loading players').waitFor({ state: 'attached' })
  const findTop = () => page.locator('#teams').evaluate((part) => part.getBoundingClientRect().top)
  const before = await findTop()
  release()
  await expect.poll(() => names(page)).toHaveLength(12)
  expect(await findTop()).toBe(before)
})

test('players are ranked by game, as the list of that game sorts them, and the game is in the URL', async ({
  open,
  read,
}) => {
  const listed = await playersPage(await read('/players?game=BGMI')).names()
  expect(listed).not.toEqual([])
  const page = await open('/leaderboards?page=2')
  const choosePlayers = (game: string) =>
    page.getByRole('group', { name: 'Players of' }).getByRole('button', { name: game }).click()
  await choosePlayers('BGMI')
  await page.waitForURL('**/leaderboards?players=BGMI')
  await expect.poll(async () => (await names(page)).length).toBe(listed.length)
  for (const [index, name] of listed.entries())
    await expect.poll(async () => (await names(page))[index]).toContain(name)
  await expect.poll(() => players(page).locator('tbody td').first().textContent()).toBe('1')
  await page.reload()
  await expect.poll(async () => (await names(page))[0]).toContain(listed[0])
  await choosePlayers('All games')
  await page.waitForURL('**/leaderboards')
})

test('a link to the teams shows them below the header; each game has its teams, highest points first, and the game is in the URL', async ({
  open,
}) => {
  const page = await open('/leaderboards')
  await page.getByRole('main').locator('a[href$="#teams"]').first().click()
  const top = () => page.locator('#teams').evaluate((part) => part.getBoundingClientRect().top)
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(top).toBeLessThan(header + 30)
  expect(await top()).toBeGreaterThanOrEqual(header)

  await page.getByRole('group', { name: 'Game' }).getByRole('button', { name: 'Dota 2' }).click()
  await page.waitForURL('**/leaderboards?game=dota2')
  await teams(page, 'Dota 2').waitFor()
  await expect.poll(() => page.title()).toBe('Dota 2 Leaderboards | AKHADA')
  const points = await teams(page, 'Dota 2').locator('tbody tr:has(th) td:last-child').allInnerTexts()
  const figures = points.map(toNumber)
  expect(figures.length).toBeGreaterThan(15)
  expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  await page.reload()
  await teams(page, 'Dota 2').waitFor()
})

test('the highest score of players and teams is first, adds up from linked results, and its change is described in words', async ({
  open,
}) => {
  const page = await open('/leaderboards', { ...fixedSite, viewport: { width: 360, height: 740 } })
  const rows = players(page).locator('tbody tr')
  const scores = (await rows.locator('th ~ td:last-child').allInnerTexts()).map(toNumber)
  expect(scores).toHaveLength(12)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  const changes = await players(page).locator('p', { hasText: 'since last week' }).allTextContents()
  expect(changes).not.toEqual([])
  for (const change of changes) expect(change).toMatch(/^(Up|Down) [1-9]\d* points? since last week$/)
  const results = await openAddends(rows.nth(1), scores[0])
  await results
    .getByText(/^\d+(st|nd|rd|th) in [SAB]-Tier: \d+ × [123]$/)
    .first()
    .waitFor()

  const ranks = await teams(page, 'Valorant').locator('p', { hasText: 'since last week' }).allTextContents()
  expect(ranks).not.toEqual([])
  for (const rank of ranks) expect(rank).toMatch(/^(New|(Up|Down) [1-9]\d* ranks?) since last week$/)
  const team = teams(page, 'Valorant').getByRole('row').filter({ hasText: 'How it adds up' }).first()
  const points = toNumber(await teams(page, 'Valorant').getByRole('row').nth(1).getByRole('cell').last().innerText())
  const wins = await openAddends(team, points)
  await wins
    .getByText(/^\d+ wins? × 10 \+ \d+ for \d+(st|nd|rd|th) place$/)
    .first()
    .waitFor()

  expect([await measureOverflow(page), await violations(page)]).toEqual([0, []])
  await followFirst(page, results)
  await page.goBack()
  await followFirst(page, await openAddends(team, points))
})

test('if the server orders players differently, no score is shown rather than one that contradicts the order', async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: staticOrigin })
  await page.route('**/api/players?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ json: { ...list, players: list.players.toReversed() } })
  })
  await page.goto('/leaderboards')
  await expect.poll(() => names(page)).toHaveLength(12)
  expect(
    await players(page)
      .getByText(/Score$|How it adds up/)
      .count(),
  ).toBe(0)
})

test('a record that can’t be read keeps its rank, and a message counts it', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin })
  await page.route('**/api/players?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ json: { ...list, players: list.players.with(2, { playerName: 'No id' }) } })
  })
  await page.goto('/leaderboards')
  await page.getByText('One record on this page can’t be shown.').waitFor()
  const ranks = await players(page).locator('tbody tr > td:first-child[data-rank]').allTextContents()
  expect(ranks).toEqual(['1', '2', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
})

test('without a server, teams are shown and players show an error', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin, expected: /Failed to load resource/ })
  await page.route('**/api/players?*', (route) => route.abort())
  await page.goto('/leaderboards')
  await page.getByRole('alert').getByRole('heading', { name: 'Oops!' }).waitFor()
  await expect.poll(() => teams(page, 'Valorant').isVisible()).toBe(true)
  await page.unroute('**/api/players?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => names(page)).toHaveLength(12)
})

test('says how players are ordered, and how many are ranked: some, one, none', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin })
  let count = 1
  await page.route('**/api/players?*', async (route) => {
    const response = await route.fetch()
    const { players: all } = await response.json()
    await route.fulfill({ json: { players: all.slice(0, count), pages: count } })
  })
  await page.goto('/leaderboards')
  const status = page.getByRole('region', { name: 'Players' }).getByRole('status')
  await expect.poll(() => status.textContent()).toBe('Rank 1')
  await players(page).getByText('not by earnings').waitFor()
  count = 0
  await page.reload()
  await expect.poll(() => status.textContent()).toBe('No players yet')
  expect((await status.boundingBox())?.height).toBeGreaterThan(15)
})
