import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { downloadBy } from './download-by'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { esportsPage } from './pages/directories'

describe('esports hub', () => {
  test('has every game, the featured tournament and both links in the HTML', async ({ read }) => {
    const page = await read('/esports')
    await expect.poll(() => page.title()).toBe('Esports | AKHADA')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Esports'])
    await expect.poll(() => esportsPage(page).names()).toHaveLength(8)
    const to = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    await expect.poll(() => to('Valorant')).toBe('/esports/valorant')
    await expect.poll(() => to('Connect To Organizers')).toBe('/organizers')
    await expect.poll(() => to('Register as Organizer')).toBe('/signup?role=to-admin')
    await expect
      .poll(() => to('View Tournament Battle Royale Mobile Pro Series'))
      .toBe('/esports/tournament/mobile-pro-series-2026')
  })
})

describe('game page', () => {
  const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')

  test('opens on ongoing; the tab is in the URL', async ({ open }) => {
    const page = await open('/esports/valorant', fixedSite)
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Ongoing 3')
    await expect.poll(() => cards(page).count()).toBe(3)
    await page.getByRole('tab', { name: 'Past' }).click()
    await expect.poll(() => esportsPage(page).search()).toBe('?tab=past')
    expect(
      await cards(page)
        .getByText(/^Winner: /)
        .count(),
    ).toBe(3)
    // However long the name is, it ends before the follow button.
    const card = cards(page).nth(1)
    const winner = card.getByText(/^Winner: /)
    await winner.getByRole('link').evaluate((link) => link.append(' and a very long name'.repeat(3)))
    const flag = await winner.locator('..').boundingBox()
    const follow = await card.getByRole('button', { name: /^Follow/ }).boundingBox()
    expect((flag?.x ?? 0) + (flag?.width ?? 0)).toBeLessThanOrEqual(follow?.x ?? 0)
    await page.reload()
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Past 3')
    await page.getByRole('link', { name: 'Back to Esports' }).click()
    await page.waitForURL('/esports')
  })

  test('without an ongoing tournament, its tab leads to the next one', async ({ open }) => {
    const page = await open('/esports', { ...fixedSite, time: '2026-12-01T12:00:00+05:30' })
    await page.getByRole('main').getByRole('link', { name: 'Fortnite', exact: true }).click()
    const next = 'Next: Winter Break Royale, 24–30 Dec 2026 IST'
    await page.getByRole('tabpanel').getByText(`No ongoing tournaments at the moment. ${next}`).waitFor()
    await page.getByRole('tabpanel').getByRole('link', { name: 'Winter Break Royale' }).click()
    await page.waitForURL('/esports/tournament/winter-break-royale-2026')
  })

  test('on a phone, the calendar follows the tab, however short its content is', async ({ open }) => {
    const page = await open('/esports/apex', { ...fixedSite, viewport: { width: 390, height: 844 } })
    const panel = page.getByRole('tabpanel')
    await panel.evaluate((element) => element.replaceChildren('No ongoing tournaments at the moment.'))
    const text = await panel.boundingBox()
    const calendar = await page.getByRole('button', { name: /^Calendar/ }).boundingBox()
    expect((calendar?.y ?? 0) - (text?.y ?? 0)).toBeLessThan(100)
  })

  test('shows the first ongoing event: points are wins × 3 − losses, prizes $400,000, $200,000 and $100,000; and the top teams, the first three in gold, grey and orange', async ({
    read,
  }) => {
    const page = await read(`${fixedSite.baseURL}/esports/valorant`)
    const event = page.getByRole('region', { name: 'Maha Dangal 2026: Valorant' })
    const rows = await event.getByRole('table').locator('tbody tr').all()
    expect(rows).toHaveLength(8)
    for (const row of rows) {
      const [wins, losses, , points] = (await row.getByRole('cell').allTextContents()).map(Number)
      expect(points).toBe(Number(wins) * 3 - Number(losses))
    }
    for (const prize of ['$400,000', '$200,000', '$100,000']) await event.getByText(prize).waitFor()

    const ranks = page.getByRole('table', { name: 'Top teams by points' }).locator('tbody tr > td:first-child')
    await expect.poll(() => ranks.allTextContents()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    const colors = await ranks.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color))
    expect(new Set(colors.slice(0, 4)).size).toBe(4)
    expect(new Set(colors.slice(3)).size).toBe(1)
  })

  test('a group of the ongoing event is ranked after its first result only', async ({ visit }) => {
    const { page } = await visit({ baseURL: fixedSite.baseURL })
    await page.clock.install({ time: '2026-12-12T08:00:00+05:30' })
    await page.goto('/esports')
    await page.getByRole('main').getByRole('link', { name: 'Valorant' }).click()
    const event = page.getByRole('region', { name: 'Indus Cup 2026' })
    await event.getByRole('list', { name: 'Teams of Group C' }).waitFor()
    await event.getByRole('table', { name: 'Group A' }).waitFor()
    expect(await event.getByRole('table').count()).toBe(2)
  })
})

test('a game page leads to the players of its game; a game without players has no such link', async ({ read }) => {
  const page = await read('/esports/lol')
  expect(await page.getByRole('link', { name: /^All .+ players$/ }).count()).toBe(0)
  await page.goto('/esports/bgmi')
  await page.getByRole('link', { name: 'All BGMI players' }).click()
  await page.waitForURL('**/players?game=BGMI')
})

describe('tournament page', () => {
  test('a past tournament names its winner, groups, bracket, teams and prizes, without JavaScript too', async ({
    read,
  }) => {
    const page = await read('/esports/tournament/world-championship-2022')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('World Championship 2022')
    await page.getByRole('region', { name: 'Winner' }).getByText('Seoul Lanterns').waitFor()
    // Rupees come first, as in the lists of tournaments.
    await expect.poll(() => page.getByRole('definition').last().textContent()).toBe('₹16.8 crore $2,000,000')
    await expect.poll(() => page.getByRole('table').count()).toBe(4)
    const playoffs = page.getByRole('region', { name: 'Playoffs' })
    await expect.poll(() => playoffs.getByRole('heading', { level: 4 }).last().textContent()).toContain('Grand final')
    await expect.poll(() => page.getByRole('region', { name: 'Teams' }).getByRole('listitem').count()).toBe(16)
    await page.getByRole('region', { name: 'Prize Distribution' }).getByText('$900,000').waitFor()
    const organizer = page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Gateway Arena' })
    await expect.poll(() => organizer.getAttribute('href')).toBe('/organizers/gateway-arena')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['SportsEvent', 'BreadcrumbList'])
  })

  test('battle royale points are shown by day and match, with the line for advancing teams and the tie-break', async ({
    open,
  }) => {
    const page = await open('/esports/tournament/maha-dangal-2026-bgmi', { viewport: { width: 360, height: 740 } })
    const stage = page.getByRole('region', { name: 'League Stage' })
    const rows = stage.getByRole('table').locator('tbody tr')
    await expect.poll(() => rows.nth(16).textContent()).toBe('The top 16 advance')
    await stage.getByText('Ties go to the team with more match wins').waitFor()
    await stage.getByLabel('Points of League Stage').selectOption({ label: 'Match 1, Erangel' })
    await page.waitForURL('**?show=maha-dangal-2026-bgmi-1-1-1')
    await expect.poll(() => rows.count()).toBe(16)
    const first = (await rows.first().getByRole('cell').allTextContents()).map(Number)
    // V3: 10 points for the place and 3 for finishes.
    expect(first.slice(-3)).toEqual([10, 3, 13])
    expect(await measureOverflow(page)).toBe(0)
    await page.reload()
    await stage.getByRole('table', { name: 'League Stage: day 1, match 1, Erangel' }).waitFor()
    await stage.getByLabel('Points of League Stage').selectOption({ label: 'The whole of day 1' })
    await expect.poll(() => rows.count()).toBe(24)
    const final = page.getByLabel('Points of Grand Finals')
    await final.selectOption({ label: 'The whole of day 1' })
    await page.getByRole('table', { name: 'Grand Finals: day 1' }).waitFor()
    await stage.getByRole('table', { name: 'League Stage: day 1' }).waitFor()
    await final.selectOption('')
    await stage.getByLabel('Points of League Stage').selectOption({ label: '18 matches played' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('battle royale squads have a place and points, those who are out only a place', async ({ read }) => {
    const page = await read('/esports/tournament/maha-dangal-2026-bgmi')
    const teams = page.getByRole('region', { name: 'Teams' }).getByRole('listitem')
    await expect.poll(() => teams.count()).toBe(24)
    await expect.poll(() => teams.getByText(/^\d+(st|nd|rd|th) \d+ pts$/).count()).toBe(16)
    await expect.poll(() => teams.getByText(/^(1[7-9]|2[0-4])(st|nd|rd|th)$/).count()).toBe(8)
  })

  test('the matches of a group are listed by round', async ({ read }) => {
    const page = await read('/esports/tournament/marine-drive-masters-2027')
    const stage = page.getByRole('region', { name: 'Swiss Stage' })
    const rounds = stage.locator('details h4')
    await expect.poll(() => rounds.allTextContents()).toEqual([1, 2, 3, 4, 5].map((round) => `Round ${round}`))
    await expect.poll(() => stage.locator('details h4 + ul').first().locator('li').count()).toBe(8)
  })

  test('before its stages come its live and next matches; a past one has none', async ({ read }) => {
    const page = await read(`${fixedSite.baseURL}/esports/tournament/maha-dangal-2026-valorant`)
    const next = page.getByRole('list', { name: 'Next matches' }).getByRole('listitem')
    await expect.poll(() => next.count()).toBe(3)
    expect(await next.nth(0).innerText()).toMatch(/Malabar Tuskers\s+0–1\s+Jhansi Riot.*live/is)
    expect(await next.nth(1).innerText()).toMatch(/21 Nov, 1:30 pm IST.*Bengal Baagh\s+v\s+Thar Cyclones/s)
    await next.nth(1).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: /Bengal Baagh/ }).waitFor()
    await page
      .getByText(/^Round Robin.*, round \d, best of 3$/i)
      .first()
      .waitFor()
    await page.goto(`${fixedSite.baseURL}/esports/tournament/world-championship-2022`)
    await expect.poll(() => page.getByRole('heading', { name: 'Up next' }).count()).toBe(0)
  })

  test('between its stages, nothing is live to watch', async ({ visit }) => {
    const { page } = await visit({ ...fixedSite, time: '2026-11-28T14:00:00+05:30' })
    // The app gets the tournament at that time, because the server's clock is stopped before it.
    await page.goto('/esports')
    await page.getByRole('link', { name: 'View Tournament Battle Royale Mobile Pro Series' }).click()
    await page.getByText('Grand Finals next').first().waitFor()
    await page.getByRole('button', { name: /^Where to watch/ }).waitFor()
  })

  test('leads to its other editions, and back', async ({ read }) => {
    const page = await read(`${fixedSite.baseURL}/esports/tournament/mobile-pro-series-2026`)
    const editions = page.getByRole('region', { name: 'Other editions' })
    await expect
      .poll(() => editions.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Battle Royale Mobile Pro Series 2027', 'Battle Royale Mobile Pro Series 2025'])
    await editions.getByRole('link', { name: 'Battle Royale Mobile Pro Series 2025' }).click()
    await page.waitForURL('**/esports/tournament/mobile-pro-series-2025')
    await editions.getByRole('link', { name: 'Battle Royale Mobile Pro Series', exact: true }).waitFor()
  })

  test('can be added to a calendar, and its link can be shared', async ({ open }) => {
    const page = await open('/esports/tournament/tactical-shooter-champions', fixedSite)
    await page.getByRole('button', { name: /^Calendar/ }).click()
    const download = await downloadBy(page.getByRole('link', { name: 'Download .ics' }))
    expect(download.suggestedFilename()).toBe('tactical-shooter-champions.ics')
    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})
