import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { findClippedText } from './find-clipped-text'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { staticOrigin, staticSite } from './origin'
import { playersPage } from './pages/directories'
import { samplePlayers } from './sample-players'
import { openEmptyPage } from './tab'

const [first, second, third, fourth] = samplePlayers
if (!first || !second || !third || !fourth) throw new Error('There are too few sample players.')

const tray = (page: Page) => page.getByRole('complementary', { name: 'Players to compare' })
const removal = (page: Page, name: string) => tray(page).getByRole('button', { name: `Remove ${name}` })
const compare = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
const compared = (page: Page) => page.getByRole('list', { name: 'Players compared' })
const names = (page: Page) => compared(page).getByRole('heading').allTextContents()
const row = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
const cells = (page: Page, table: string, name: string) => row(page, table, name).getByRole('cell').allTextContents()

describe('choosing players', () => {
  test('cards and profiles add players to a tray, which stays across pages and tabs and leads to the comparison', async ({
    visit,
  }) => {
    const { page } = await visit()
    await playersPage(page).open()
    await expect.poll(() => tray(page).count()).toBe(0)
    await compare(page, first.playerName).press('Space')
    await tray(page).getByText('Choose one more').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(`Compare ${first.playerName}`)
    await expect.poll(() => compare(page, first.playerName).getAttribute('aria-pressed')).toBe('true')

    await page.getByRole('link', { name: `View Profile of ${second.playerName}` }).click()
    await tray(page).getByRole('link', { name: 'Add a player' }).waitFor()
    await compare(page, second.playerName).click()
    await tray(page).getByText('2 of 4 players chosen to compare').waitFor()
    // Without ids in the URL, the comparison is of one's own choice.
    const comparison = `/players/compare?ids=${first._id},${second._id}`
    await page.goto('/players/compare?utm_source=app')
    await page.waitForURL(`**${comparison}`)
    await expect.poll(() => names(page)).toEqual([first.playerName, second.playerName])
    await expect.poll(() => tray(page).count()).toBe(0)
    await page.goto('/etalent')

    const other = await page.context().newPage()
    // It would cover the end of pages that have no players to choose.
    await other.goto('/contact')
    expect(await tray(other).count()).toBe(0)
    await other.goto('/etalent')
    await compare(other, third.playerName).click()
    await removal(page, third.playerName).click()
    await expect.poll(() => compare(other, third.playerName).getAttribute('aria-pressed')).toBe('false')
    await other.close()

    await tray(page).getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(`**${comparison}`)
    await expect.poll(() => names(page)).toEqual([first.playerName, second.playerName])
    await expect.poll(() => tray(page).count()).toBe(0)

    // Removing a player here also removes it from the tray; then one more is added from the list.
    await page.getByRole('button', { name: `Remove ${first.playerName}` }).click()
    await page.waitForURL(`**/players/compare?ids=${second._id}`)
    // The URL changes first, then the page.
    await expect.poll(() => hasFocus(compared(page).getByRole('link', { name: second.playerName }))).toBe(true)
    await page.getByRole('link', { name: 'Add a player' }).click()
    await compare(page, third.playerName).click()
    await tray(page).getByRole('link', { name: 'Compare' }).click()
    await expect.poll(() => names(page)).toEqual([second.playerName, third.playerName])
  })

  test('a fifth player and full storage each show a message; foreign data in storage is not trusted', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    const chosen = [1, 2, 3, 4].map((each) => ({ id: `x${each}`, name: `Player ${each}`, image: '' }))
    await openEmptyPage(page)
    await page.evaluate((players) => {
      localStorage.comparedPlayers = JSON.stringify([{ id: 7 }, null, 'x', ...players])
    }, chosen)
    await playersPage(page).open()
    await tray(page).getByText('4 of 4').waitFor()
    const [last, link] = await Promise.all([
      tray(page).getByRole('button', { name: 'Remove Player 4' }).boundingBox(),
      tray(page).getByRole('link', { name: 'Compare' }).boundingBox(),
    ])
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(link?.x ?? 0)
    await compare(page, first.playerName).click()
    const message = page.getByRole('alert').filter({ hasText: 'You can compare 4 players at most. Remove one first.' })
    await message.waitFor()
    expect((await message.boundingBox())?.height).toBeLessThan(120)
    await tray(page).getByRole('button', { name: 'Remove Player 1' }).click()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await compare(page, first.playerName).click()
    await page.getByText('This browser’s storage is full').waitFor()
    await tray(page).getByText('3 of 4').waitFor()
  })
})

describe('comparing players', () => {
  test('without players it explains how to choose them, and offers the best', async ({ open }) => {
    const page = await open('/etalent')
    await page.getByRole('link', { name: 'Compare players' }).click()
    await page.getByRole('heading', { name: 'Pick your players' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.getByRole('link', { name: 'Compare the top 4' }).click()
    await expect.poll(() => names(page)).toHaveLength(4)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('makes one call per player; shows figures, the best of each, years in chart and table, teams over time', async ({
    visit,
  }) => {
    const { page } = await visit({ baseURL: staticOrigin })
    const calls: string[] = []
    const record = (name: string, part: object) => ({ playerName: name, ...part })
    const records: Record<string, object> = {
      a: record('Asha', {
        earnings: '$9,000',
        achievements: [
          { placement: '1st', tier: 'S-Tier', date: '02 Mar 2026', prize: '$5,000', team: 'Naag' },
          { placement: '2nd', tier: 'A-Tier', date: '02 Mar 2024', prize: '$500', team: 'Sher' },
        ],
        earningsChart: [
          { year: 2024, earnings: 500 },
          { year: 2026, earnings: 14_000 },
        ],
      }),
      b: record('Bala', {
        earnings: '₹5 lakh',
        achievements: [{ placement: '3rd', tier: 'S-Tier', date: '02 Mar 2026', prize: '$9,500', team: 'Naag' }],
        earningsChart: [{ year: 2026, earnings: 2000 }],
      }),
    }
    await page.route('**/api/players/*', (route) => {
      const id = route.request().url().split('/').at(-1) ?? ''
      calls.push(id)
      return route.fulfill({ json: { _id: id, ...records[id] } })
    })
    await page.goto('/players/compare?ids=a,b')
    await expect.poll(() => names(page)).toEqual(['Asha', 'Bala'])
    await page.getByRole('status').filter({ hasText: 'Compared: Asha, Bala' }).waitFor()
    expect(calls.toSorted()).toEqual(['a', 'b'])

    const all = 'Results, prizes and teams'
    await page.getByRole('table', { name: all }).waitFor()
    await expect.poll(() => cells(page, all, 'Career earnings')).toEqual(['$9,000', '₹5 lakh'])
    await expect.poll(() => cells(page, all, 'Highest prize')).toEqual(['$5,000', '$9,500Best'])
    await expect.poll(() => cells(page, all, 'First places')).toEqual(['1Best', '0'])
    await expect.poll(() => cells(page, all, 'Best placement')).toEqual(['1stBest', '3rd'])
    await expect.poll(() => cells(page, all, 'S-Tier results')).toEqual(['1', '1'])
    await expect.poll(() => cells(page, all, 'A-Tier results')).toEqual(['1Best', '0'])
    await expect.poll(() => cells(page, all, 'Teams over time')).toEqual(['2026Naag2024Sher', '2026Naag'])
    await expect.poll(() => cells(page, 'Earnings by year', '2024')).toEqual(['$500', 'Unknown'])
    await expect.poll(() => cells(page, 'Earnings by year', '2026')).toEqual(['$14,000Best', '$2,000'])
    const heights = await page
      .locator('ol li i')
      .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)))
    // Of a full bar of $16,000: 2024 only Asha, 2026 Asha and Bala.
    expect(heights.map((height) => Math.round((height / (heights[2] ?? 1)) * 14_000))).toEqual([
      expect.closeTo(500, -2),
      0,
      14_000,
      expect.closeTo(2000, -2),
    ])
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/players\/compare$/)
  })

  test('an unknown or failed player shows the problem in its own column, and can be retried', async ({ visit }) => {
    const { page } = await visit({ ...staticSite, viewport: { width: 390, height: 800 } })
    let down = true
    await page.route(`**/api/players/${third._id}`, (route) => (down ? route.abort() : route.continue()))
    const hostile = '<img src=x onerror=alert(1)>/../top'
    await page.goto(
      `/players/compare?ids=${first._id},${encodeURIComponent(hostile)},${third._id},${first._id},,${second._id},${fourth._id}`,
    )
    await page.getByText(`No player has the id “${hostile}”.`).waitFor()
    await page.getByText('Couldn’t reach the server.').waitFor()
    await expect
      .poll(() => names(page))
      .toEqual([first.playerName, 'Player not found', 'Couldn’t load', second.playerName])
    expect((await cells(page, 'Results, prizes and teams', 'First places')).slice(1, 3)).toEqual([
      '–Player not found',
      '–Couldn’t load',
    ])
    // While it tries again, a second Enter presses nothing.
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('li')
    await page.keyboard.press('Enter')
    await tryAgain.waitFor()
    await expect.poll(() => names(page)).toHaveLength(4)
    down = false
    await tryAgain.click()
    await expect.poll(() => names(page)).toContain(third.playerName)

    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const found = [await measureOverflow(page), await findClippedText(page), await violations(page)]
      expect(found, `${width}`).toEqual([0, [], []])
    }
  })

  test('endless names fit, and the page works without any players, who stay chosen until the keyboard clears them and goes on in the content', async ({
    visit,
  }) => {
    const { page } = await visit({ ...staticSite, viewport: { width: 360, height: 740 } })
    const long = 'W'.repeat(300)
    await page.route('**/api/players/*', (route) => {
      const id = route.request().url().split('/').at(-1) ?? ''
      const json = {
        _id: id,
        playerName: long,
        realName: long,
        team: long,
        game: long,
        earnings: `$${'9'.repeat(20)}`,
        achievements: [{ team: long, date: '2024', placement: '99999th', prize: '=1+1' }],
      }
      return id.startsWith('x') ? route.abort() : route.fulfill({ json })
    })
    await page.goto('/players/compare?ids=a,b,c,d')
    await page.getByRole('table', { name: 'Results, prizes and teams' }).waitFor()
    expect(await measureOverflow(page)).toBe(0)
    await page.getByText('No yearly earnings on record.').waitFor()
    const chosen = ['x1', 'x2'].map((name) => ({ id: name, name, image: '' }))
    await page.evaluate((players) => localStorage.setItem('comparedPlayers', JSON.stringify(players)), chosen)
    await page.goto('/players/compare?ids=x1,x2')
    await page.getByText('Couldn’t reach the server.').nth(1).waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBe(0)
    await page.getByRole('link', { name: 'Add a player' }).click()
    await tray(page).getByText('2 of 4 players chosen to compare').waitFor()
    // On a phone, the tray has no such button.
    await page.setViewportSize({ width: 1280, height: 900 })
    await tray(page).getByRole('button', { name: 'Clear' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
