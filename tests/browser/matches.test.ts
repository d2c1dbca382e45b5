import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { findBrokenWords } from './find-broken-words'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { siteSearch } from './pages/site-search'

const past = '/esports/match/world-championship-2022-1-1-1'
const lobby = '/esports/match/mobile-pro-series-2025-1-day-1'

const teamsOf = (page: Page) =>
  page.getByRole('article').locator('header').getByRole('heading').getByRole('link').allTextContents()

describe('the page of a match', () => {
  test('shows without JavaScript who played, where, and how it ended, and leads to its stage of the tournament', async ({
    read,
  }) => {
    const page = await read(past)
    await page.getByRole('heading', { level: 1, name: 'Seoul Lanterns v Nilgiri Nomads' }).waitFor()
    const header = page.getByRole('article').locator('header')
    await expect.poll(() => header.textContent()).toMatch(/(Seoul Lanterns|Nilgiri Nomads) won 2–[01]/)
    await header.getByRole('link', { name: /World Championship 2022/ }).waitFor()
    await header.getByText(/ IST$/).waitFor()
    await expect
      .poll(() => page.locator('script[type="application/ld+json"]').first().textContent())
      .toContain('"SportsEvent"')
    await header.getByRole('link', { name: /^Group Stage/ }).click()
    await page.waitForURL('**/esports/tournament/world-championship-2022#group-stage')
    await expect
      .poll(() => page.locator('#group-stage').evaluate((stage) => stage.getBoundingClientRect().top))
      .toBeLessThan(200)
  })

  test('does not break the names of teams with wide letters', async ({ read }) => {
    for (const width of [320, 390, 844, 1024, 1440]) {
      const page = await read('/esports/match/tactical-shooter-champions-2-6-1', { width, height: 900 })
      expect(await findBrokenWords(page), `${width} px`).toEqual([])
    }
  })

  test('has the head to head, the form in words and the run of both sides', async ({ read }) => {
    const page = await read('/esports/match/maha-dangal-2026-dota2-2-6-1')
    const meetings = page.getByRole('region', { name: 'Head to head' }).getByRole('listitem')
    await expect.poll(() => meetings.count()).toBeGreaterThan(0)
    const side = page.getByRole('region', { name: 'Form and route' })
    const form = await side.getByRole('list', { name: 'Last 5 matches' }).getByRole('link').allTextContents()
    expect(form).toHaveLength(10)
    for (const text of form) expect(text).toMatch(/^[WL](Won|Lost) \d–\d against \S/)
    await expect.poll(() => side.getByRole('list', { name: 'In this tournament' }).count()).toBe(2)
  })

  test.for([
    ['mobile-pro-series-2025-2-day-3', 'Himalaya Nine won the day, Jhansi Riot won the tournament'],
    ['leh-open-2026-2-day-2', 'Rann Ravens won the day and the tournament'],
    ['world-championship-2022-2-8-1', 'Tournament won bySeoul Lanterns'],
  ] as const)('the last one of a tournament says who won: %s', async ([id, words], { read }) => {
    const page = await read(`/esports/match/${id}`)
    await expect.poll(() => page.getByRole('article').locator('header').textContent()).toContain(words)
  })

  test('a battle royale day has its squads, its table and each map', async ({ read }) => {
    const page = await read(lobby, { width: 360, height: 740 })
    await page.getByRole('heading', { level: 1, name: 'League Stage, day 1' }).waitFor()
    await expect.poll(() => page.getByRole('list', { name: '24 squads' }).getByRole('listitem').count()).toBe(24)
    await page.getByRole('list', { name: '24 squads' }).getByText('Naag Esports').waitFor()
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(24)
    await page.getByText('All 16 places').first().click()
    await page
      .getByRole('region', { name: 'Matches' })
      .getByText(/finishes$/)
      .first()
      .waitFor()
    expect(await measureOverflow(page)).toBe(0)
  })

  test('after the first day of a stage, one press shows its standings', async ({ open }) => {
    const page = await open('/esports/match/mobile-pro-series-2025-1-day-2')
    const standings = page.getByRole('region', { name: 'Standings' })
    const leader = standings.locator('tbody tr').first()
    const ofDay = await leader.textContent()
    await standings.getByRole('button', { name: 'Overall' }).click()
    await standings.getByRole('table', { name: 'Standings, Overall' }).waitFor()
    expect(await leader.textContent()).not.toBe(ofDay)
  })

  test('lists the players of both teams until the match is over', async ({ read }) => {
    const page = await read(`${fixedSite.baseURL}/esports/tournament/maha-dangal-2026-valorant`)
    const next = page.getByRole('list', { name: 'Next matches' }).getByRole('link', { name: / v / })
    await page.goto(`${fixedSite.baseURL}${await next.first().getAttribute('href')}`)
    const lineUps = page.getByRole('region', { name: 'Line-ups' })
    const teams = await teamsOf(page)
    expect(await lineUps.getByRole('heading', { level: 3 }).allTextContents()).toEqual(teams)
    for (const list of await lineUps.getByRole('list').all()) {
      expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
      await list.getByRole('listitem').filter({ hasText: 'In-game leader' }).waitFor()
    }
    expect(
      await lineUps.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^\/players\/profile\/\w{24}$/)]))
    await page.goto(`${fixedSite.baseURL}${past}`)
    await expect.poll(() => page.getByRole('region').count()).toBeGreaterThan(0)
    expect(await lineUps.count()).toBe(0)
  })

  test.for([
    ['northeast-ancients-2027-1-1-1', [5, 0]],
    ['northeast-ancients-2027-1-1-2', [0, 5]],
  ] as const)(
    '%s shows the one line-up that is known on its side, and says that the other is not',
    async ([id, counts], { read }) => {
      const page = await read(`${fixedSite.baseURL}/esports/match/${id}`)
      const lineUps = page.getByRole('region', { name: 'Line-ups' })
      const teams = await teamsOf(page)
      const sides = teams.map((team) =>
        lineUps.locator('div > div', { has: page.getByRole('heading', { level: 3, name: team }) }),
      )
      expect(await Promise.all(sides.map((side) => side.getByRole('listitem').count()))).toEqual(counts)
      expect(await Promise.all(sides.map((side) => side.getByText('Line-up not known.').count()))).toEqual(
        counts.map((count) => (count === 0 ? 1 : 0)),
      )
    },
  )

  test('while it is live, its score and maps go on with the clock, and lists have the score', async ({ visit }) => {
    const { page } = await visit({ baseURL: fixedSite.baseURL })
    await page.clock.install({ time: '2026-11-24T11:49:00+05:30' })
    await page.goto('/help')
    await page.getByRole('link', { name: 'Events' }).last().click()
    const row = page.getByRole('heading', { level: 3, name: 'Deccan Forge 0–0 Bengal Baagh' })
    await row.getByRole('link').click()
    await page.waitForURL('**/esports/match/maha-dangal-2026-valorant-2-2-1')
    const score = page
      .getByRole('article')
      .locator('header')
      .getByText(/^\d : \d$/)
    const maps = page.getByRole('region', { name: 'Maps' }).getByRole('listitem')
    await expect.poll(() => score.textContent()).toBe('0 : 0')
    await expect.poll(() => maps.allTextContents()).toEqual([expect.stringMatching(/^1 \w+11:00 am ISTLive$/)])

    await page.clock.runFor('02:00')
    await expect.poll(() => score.textContent()).toMatch(/^(0 : 1|1 : 0)$/)
    await expect.poll(() => maps.count()).toBe(2)
    expect(await maps.first().textContent()).toMatch(/IST(Deccan Forge|Bengal Baagh) 13–\d+$/)
    await page.clock.fastForward('01:40:00')
    await page.clock.runFor('00:10')
    await expect.poll(() => score.textContent()).toBe('1 : 2')
    await expect.poll(() => maps.count()).toBe(3)
  })

  test('is linked from its tournament, and links to the matches before and after', async ({ read }) => {
    const page = await read('/esports/tournament/maha-dangal-2026-bgmi')
    await page.getByText('18 matches of League Stage').click()
    await page
      .getByRole('link', { name: /^1\. Erangel/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'League Stage, day 1' }).waitFor()
    await page.getByRole('region', { name: 'Before & after' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'League Stage, day 2' }).waitFor()
  })
})

describe('next and last matches', () => {
  test('an organization lists those of all its games, each with a link and a result in words', async ({ read }) => {
    const page = await read(`${fixedSite.baseURL}/organization/naag-esports`)
    const last = page.getByRole('list', { name: 'Last matches' })
    await expect.poll(() => last.getByRole('listitem').count()).toBe(5)
    for (const row of await last.getByRole('listitem').allTextContents()) {
      expect(row).toMatch(/Won$|Lost$|\d+(st|nd|rd|th) of \d+ that day$/)
    }
    await expect.poll(() => last.getByRole('link').first().getAttribute('href')).toMatch(/^\/esports\/match\//)
    // Its teams play several games.
    const next = page.getByRole('list', { name: 'Next matches' })
    await expect.poll(() => next.getByRole('listitem').count()).toBe(5)
    for (const row of await next.getByRole('listitem').allTextContents()) expect(row).toMatch(/BGMI|Dota 2|Free Fire/)
  })
})

describe('search finds', () => {
  test('a player by a name with a typo, and the next match of a game with its other pages', async ({ open }) => {
    const page = await open('/services', fixedSite)
    await siteSearch(page).open()
    await page.keyboard.type('rudar')
    await siteSearch(page)
      .dialog.getByRole('option', { name: /^Rudra/ })
      .waitFor()
    await siteSearch(page).box.fill('')
    await page.keyboard.type('next bgmi match')
    const matches = siteSearch(page).dialog.getByRole('group', { name: 'Matches' })
    await matches.getByRole('option').first().waitFor()
    await expect.poll(() => matches.getByRole('option').first().textContent()).toContain('BGMI')
    await siteSearch(page)
      .dialog.getByRole('option', { name: /^BGMI events/ })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/esports/match/**')
  })
})
