import type { Page } from 'playwright-core'
import { violations } from './axe'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'
import { staticOrigin } from './origin'
import { siteSearch } from './pages/site-search'
import { samplePlayers } from './sample-players'
import { openEmptyPage } from './tab'

/** All kinds of pages that show results. */
const pages = [
  '/',
  '/events',
  '/events?month=2026-10',
  '/esports',
  '/esports/bgmi',
  '/esports/valorant',
  '/esports/tournament/maha-dangal-2026-valorant',
  '/esports/tournament/tactical-shooter-champions',
  '/esports/tournament/chaupal-cup-november-2026',
  '/esports/match/world-championship-2022-1-1-1',
  // Live at the fixed time.
  '/esports/match/maha-dangal-2026-valorant-2-1-1',
  '/esports/match/mobile-pro-series-2025-2-day-3',
  '/esports/team/imphal-impact',
  '/leaderboards',
  '/organization/naag-esports',
  '/organizers/dangal-works',
  '/players',
  `/players/profile/${samplePlayers[0]?._id}`,
]

/** The visible results on a screen. */
const seenResults = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.checkVisibility({ visibilityProperty: true })) texts.push(node.textContent ?? '')
    }
    // Yearly earnings are not a match result.
    const tables = [...main.querySelectorAll('table')].filter(
      (table) => table.checkVisibility() && table.caption?.textContent !== 'Earnings by year',
    )
    return [
      ...tables.map((table) => `table: ${table.caption?.textContent}`),
      ...texts.filter((text) =>
        /^\s*\d+\s[:–]\s\d+\s*$|^Winner(:|$)|^\d+ of \d+ won|^ won $|^(Champion|\d+(st|nd|rd|th)), /.test(text),
      ),
    ]
  })

test('the switch in the menu covers the results of a page; a block opens with its own button, and turning the switch off opens all', async ({
  open,
}) => {
  const page = await open('/esports/tournament/world-championship-2022', { viewport: { width: 390, height: 844 } })
  expect((await seenResults(page)).length).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('checkbox', { name: /^No spoilers/ }).check()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Winner' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.reload()
  expect(await seenResults(page)).toEqual([])

  await page.getByRole('button', { name: 'Show the winner' }).click()
  await page.getByRole('region', { name: 'Winner' }).waitFor()
  await page.getByRole('button', { name: 'Show the prizes' }).waitFor()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('checkbox', { name: /^No spoilers/ }).uncheck()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: 'Show the prizes' }).waitFor({ state: 'hidden' })
})

/** Turns the switch on for all pages opened from now on. */
async function switchOn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEmptyPage(page)
  await page.evaluate(() => localStorage.setItem('noSpoilers', 'on'))
}

test('with the switch on, no page shows a result until the visitor opens it', async ({ visit }) => {
  const { page } = await visit()
  await switchOn(page)
  for (const path of pages) {
    await page.goto(path)
    expect.soft(await seenResults(page), path).toEqual([])
  }
})

test('results are covered before any script of the app has run', async ({ visit }) => {
  const { page } = await visit()
  await switchOn(page)
  await holdScripts(page)
  await page.goto('/esports/tournament/world-championship-2022', { waitUntil: 'domcontentloaded' })
  expect(await seenResults(page)).toEqual([])
})

test('a match that gives away an earlier result is covered on the page of the team', async ({ visit }) => {
  const { page } = await visit({ baseURL: fixedSite.baseURL })
  await page.clock.install({ time: '2027-11-27T08:00:00+05:30' })
  await page.addInitScript(() => localStorage.setItem('noSpoilers', 'on'))
  await page.goto('/organization/sher-squad')
  await page.clock.runFor('00:10')
  const next = page.getByRole('region', { name: 'Matches' }).getByRole('list', { name: 'Next matches' })
  const covered = page.getByText('Matches that would give away a result of Sher Squad are hidden.').first()
  await covered.waitFor()
  // Wait until the page uses the browser's time, which differs from the server's.
  await expect.poll(() => next.getByText('Grand final').count()).toBe(1)
  expect(await next.getByText('Grand final').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^No spoilers/ }).uncheck()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await next.getByText('Grand final').waitFor()
  expect(await covered.isVisible()).toBe(false)
})

test('an organization lists five next matches, whether or not some are covered', async ({ visit }) => {
  const { page } = await visit(fixedSite)
  const next = () => page.getByRole('list', { name: 'Next matches' }).getByRole('listitem')
  await page.goto('/organization/naag-esports')
  await expect.poll(() => next().count()).toBe(5)
  const shown = await next().allTextContents()
  await switchOn(page)
  await page.goto('/organization/naag-esports')
  await page.getByText('Matches that would give away a result').first().waitFor()
  await expect.poll(() => next().count()).toBe(5)
  expect(await next().allTextContents()).not.toEqual(shown)
  // Also where none is hidden, because that would tell that the team is out.
  await page.goto('/esports/team/imphal-impact')
  await page.getByText('Matches that would give away a result of Imphal Impact are hidden.').first().waitFor()
})

test('one button on the page of a final shows its result and the champion; the other matches stay covered', async ({
  visit,
}) => {
  const { page } = await visit()
  await switchOn(page)
  await page.goto('/esports/match/world-championship-2022-2-8-1')
  const champion = page.getByRole('definition').getByText('Seoul Lanterns')
  expect(await champion.isVisible()).toBe(false)
  const result = page.getByText(/^\d : \d$/)
  const show = page.getByRole('button', { name: 'Show the result' })
  await show.press('Enter')
  await result.waitFor()
  await expect.poll(() => result.evaluate((text) => text.closest(':focus') !== null)).toBe(true)
  await champion.waitFor()
  await page.getByRole('list', { name: 'Matches before and after' }).getByRole('link').last().click()
  await show.waitFor()
})

test('the matches around a covered one do not name its winner or loser', async ({ visit }) => {
  const { page } = await visit()
  await switchOn(page)
  await page.goto('/esports/match/deccan-open-circuit-2026-2-2-2')
  const around = page.getByRole('list', { name: 'Matches before and after' })
  await around.getByText('Loser of').first().waitFor()
  expect(await around.getByText('Vindhya Vanguard').isVisible()).toBe(false)
})

test('which squads qualified for a battle royale final is covered, also after the last page was opened', async ({
  visit,
}) => {
  const { page } = await visit(fixedSite)
  await openEmptyPage(page)
  await page.evaluate(() => {
    localStorage.setItem('noSpoilers', 'on')
    const follow = { kind: 'organization', id: 'naag-esports', name: 'Naag Esports' }
    localStorage.setItem('follows', JSON.stringify([follow]))
  })
  const path = '/esports/match/maha-dangal-2026-freefire-2-day-1'
  const expectCovered = async () => {
    const links = page.getByRole('main').locator(`a[href="${path}"]`)
    expect(await links.count()).toBe(1)
    expect(await links.isVisible()).toBe(false)
  }

  await page.goto('/organization/naag-esports')
  await page.getByText('Matches that would give away a result of Naag Esports are hidden.').first().waitFor()
  await expectCovered()

  await page.goto('/events?mine=1')
  await page.getByText('Matches that would give away results are hidden.').waitFor()
  await expectCovered()

  await page.goto(path)
  const squad = page.getByRole('link', { name: 'Naag Esports' })
  const show = page.getByRole('button', { name: 'Show who qualified' })
  await show.press('Enter')
  await squad.waitFor()
  await expect.poll(() => squad.evaluate((link) => link.closest(':focus') !== null)).toBe(true)
  await page.getByRole('list', { name: 'Matches before and after' }).getByRole('link').last().click()
  await page.getByRole('heading', { level: 1, name: 'Day 2' }).waitFor()
  await show.waitFor()
})

test('lists of follows say that matches are hidden even if none are, because that would tell who is out', async ({
  visit,
}) => {
  const { page } = await visit({ ...fixedSite, isMember: true })
  await openEmptyPage(page)
  await page.evaluate(() => {
    localStorage.setItem('noSpoilers', 'on')
    localStorage.setItem('follows', JSON.stringify([{ kind: 'game', id: 'bgmi', name: 'BGMI' }]))
  })
  for (const path of ['/events?mine=1', '/profile']) {
    await page.goto(path)
    await page.getByText('Matches that would give away results are hidden.').waitFor()
  }
})

test('a player without any tournament has nothing to cover', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin })
  const players = [
    { _id: 'a', playerName: 'Asha' },
    { _id: 'b', playerName: 'Bala', achievements: [{ tournament: 'Chaupal Cup' }] },
  ]
  await page.route('**/api/players?*', (route) => route.fulfill({ json: { players, pages: 1 } }))
  await switchOn(page)
  await page.goto('/players')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await card('Asha').getByText('No tournament yet').waitFor()
  await card('Bala').getByText('Hidden').waitFor()
  expect(await card('Asha').getByText('Hidden').count()).toBe(0)
})

test('the search names the place of a team that got there by a result', async ({ visit }) => {
  const { page } = await visit({ ...fixedSite, time: '2026-11-29T12:00:00+05:30' })
  await page.goto('/help')
  const { open, box, found } = siteSearch(page)
  await open()
  await box.fill('next malabar tuskers match')
  await expect.poll(() => found('Matches').first().innerText()).toContain('Malabar Tuskers v Sher Squad')
  await page.evaluate(() => localStorage.setItem('noSpoilers', 'on'))
  await page.reload()
  await open()
  await box.fill('next valorant match')
  await expect.poll(() => found('Matches').allInnerTexts()).not.toEqual([])
  expect((await found('Matches').allInnerTexts()).join()).toMatch(/(Winner|Loser) of /)
  expect((await found('Matches').allInnerTexts()).join()).not.toContain('Malabar Tuskers v Sher Squad')
})
