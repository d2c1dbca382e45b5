import { brotliCompressSync } from 'node:zlib'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { downloadBy } from './download-by'
import { findOverflow, measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' })
const days = (page: Page) => calendar(page).getByRole('heading', { level: 2 })
/** The days with matches to come. */
const matchDays = (page: Page) => calendar(page).locator('section:has(> ol)').getByRole('heading', { level: 2 })
const rows = (page: Page) => calendar(page).getByRole('heading', { level: 3 })
const tournaments = (page: Page) => page.locator('#months').getByRole('heading', { level: 3 })
const game = (page: Page, name: string) => page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name })
const month = (page: Page, name: string) => page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name })

describe('the calendar without JavaScript', () => {
  test('shows the next matches by day, on a phone with the crests of two teams below each other, then this month, with links to other games and months', async ({
    read,
  }) => {
    const page = await read('/events', { width: 390, height: 844 })
    const lefts = await calendar(page)
      .locator('ol h3 a:has(img)')
      .evaluateAll((links) =>
        links.map((link) => [...link.querySelectorAll('img')].map((crest) => crest.getBoundingClientRect().left)),
      )
    const pairs = lefts.filter((row) => row.length === 2)
    expect(pairs.length).toBeGreaterThan(3)
    for (const [one, other] of pairs) expect(one).toBe(other)
    const titles = await matchDays(page).allTextContents()
    const known = ['Live now', 'Today', 'Tomorrow'].filter((name) => titles.includes(name))
    expect(titles.slice(0, known.length)).toEqual(known)
    expect(titles.length).toBeGreaterThan(2)
    await game(page, 'Dota 2').click()
    await page.waitForURL('**/events?game=dota2')
    await expect.poll(() => game(page, 'Dota 2').getAttribute('aria-current')).toBe('page')
    await expect.poll(() => game(page, 'All games').getAttribute('aria-current')).toBe(null)
    await month(page, 'December 2022').or(month(page, '2027')).last().click()
    await page.waitForURL(/month=.*&?#months/)
    await expect.poll(() => tournaments(page).count()).toBeGreaterThan(0)
  })

  test('lists past months last, ends with a complete day, and links to all matches of the next three weeks, which stay when the month changes', async ({
    read,
  }) => {
    const page = await read(`${fixedSite.baseURL}/events`)
    const texts = await page.getByRole('navigation', { name: 'Months' }).locator('> *').allInnerTexts()
    expect(texts.join('; ')).toMatch(/^November 2026.+ 2027[^;]*; open waiting lists[^;]*; past months; October 2026/is)

    const countByDay = () =>
      calendar(page)
        .locator('section:has(> ol)')
        .evaluateAll((all) =>
          all.map((day) => [day.querySelector('h2')?.textContent, day.querySelectorAll('li').length]),
        )
    const shown = await countByDay()
    await page.getByRole('link', { name: 'Show the next three weeks' }).click()
    await page.waitForURL('**/events?matches=all')
    const all = await countByDay()
    expect(all.length).toBeGreaterThan(shown.length)
    expect(all.slice(0, shown.length)).toEqual(shown)
    await month(page, 'January 2027').click()
    await page.waitForURL('**/events?month=2027-01&matches=all#months')
    expect(await countByDay()).toEqual(all)
  })

  test('names who won the tournaments that are over', async ({ read }) => {
    const page = await read('/events?month=2026-10', { width: 360, height: 740 })
    const event = page.getByRole('listitem').filter({ hasText: 'Ganga Grand Prix 2026' })
    await event.getByText('Winner: Naag Esports').waitFor()
    await event.getByRole('link', { name: 'Naag Esports' }).click()
    await page.waitForURL('**/organization/naag-esports')
  })

  test('is light, and a tournament takes no more than 96 px of a phone', async ({ read }) => {
    const url = `${fixedSite.baseURL}/events`
    const page = await read(url, { width: 360, height: 800 })
    const response = await page.request.get(url)
    // Includes the crests of the first matches, which are inlined.
    expect(brotliCompressSync(await response.body()).length).toBeLessThan(27_000)
    const heights = await page
      .locator('#months li:has(h3)')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(96)
    expect(await measureOverflow(page)).toBe(0)
  })
})

test('a very wide screen shows two matches and four groups side by side', async ({ read }) => {
  const wide = { width: 2560, height: 1440 }
  const day = (await read(`${fixedSite.baseURL}/events`, wide)).locator('main ol').first()
  const lefts = await day.evaluate((list) => [...list.children].map((row) => row.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(2)
  const tournament = await read(`${fixedSite.baseURL}/esports/tournament/tactical-shooter-champions`, wide)
  const tops = await tournament
    .getByRole('table', { name: /Group [A-D]$/ })
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
  expect(await findOverflow(tournament)).toEqual([])
})

test('games and months are in the URL, and Back goes back', async ({ open }) => {
  const page = await open('/events')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
  await game(page, 'BGMI').click()
  await page.waitForURL('**/events?game=bgmi')
  await page.getByRole('status').filter({ hasText: 'BGMI Events | AKHADA' }).waitFor({ state: 'attached' })
  // The month link on the previous page has no game.
  await month(page, 'January 2027').and(page.locator('[href*="game=bgmi"]')).click()
  await page.waitForURL('**/events?game=bgmi&month=2027-01#months')
  await days(page).filter({ hasText: 'January 2027' }).waitFor()
  await page.locator('[role=status]', { hasText: /^January 2027: \d+ tournament/ }).waitFor({ state: 'attached' })
  const shown = await tournaments(page).allTextContents()
  await page.reload()
  await expect.poll(() => tournaments(page).allTextContents()).toEqual(shown)
  await page.goBack()
  await page.waitForURL('**/events?game=bgmi')
})

test('tournaments with an open waiting list are listed together, those of one game too', async ({ read }) => {
  const page = await read(`${fixedSite.baseURL}/events`)
  await page.getByRole('link', { name: 'Open waiting lists' }).first().click()
  const list = days(page).filter({ hasText: 'Open waiting lists' })
  await list.waitFor()
  const count = await tournaments(page).count()
  expect(await page.locator('#months').getByText('Waiting List', { exact: true }).count()).toBe(count)
  await game(page, 'BGMI').click()
  await expect.poll(() => tournaments(page).count()).toBeLessThan(count)
  await list.waitFor()
})

test('on a phone a tap on a month or on more matches keeps its place on the screen', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/events')
  const isInView = (name: string) =>
    days(page)
      .filter({ hasText: name })
      .evaluate((title) => {
        const { top } = title.getBoundingClientRect()
        return top > 0 && top < innerHeight
      })
  await month(page, 'January 2027').tap()
  await page.waitForURL('**/events?month=2027-01#months')
  await days(page).filter({ hasText: 'January 2027' }).waitFor()
  await expect.poll(() => isInView('January 2027')).toBe(true)

  const more = page.getByRole('link', { name: 'Show the next three weeks' })
  await more.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const count = await rows(page).count()
  await more.tap()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(count)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('the menu of the calendar has the feed; when the browser refuses the clipboard, a message shows the URL; with "What I follow" there is no calendar of all tournaments', async ({
  open,
}) => {
  const page = await open('/events')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const menu = calendar(page).getByRole('button', { name: /^Calendar/ })
  await menu.and(page.getByRole('button', { name: 'Calendar of all tournaments' })).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText(/Couldn’t copy the address: https:.*\/calendar\/all\.ics/).waitFor()
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe(feed)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'What I follow' }).click()
  await page.waitForURL('**/events?mine=1')
  await expect.poll(() => menu.count()).toBe(0)
})

test('the days follow the clock: a match is upcoming, live, then gone; days begin at midnight in India', async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: fixedSite.baseURL, timezoneId: 'America/New_York' })
  await page.clock.install({ time: '2027-01-09T23:58:30+05:30' })
  await page.goto('/help')
  await page.getByRole('link', { name: 'Events' }).last().click()
  await page.waitForURL('**/events')
  const first = calendar(page).locator('ol > li').first()
  await first.getByText('your time').waitFor()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  const start = Date.parse((await first.locator('time').getAttribute('datetime')) ?? '')
  expect(await matchDays(page).first().textContent()).toBe('Tomorrow')

  await first.getByRole('link').first().focus()
  await page.clock.runFor('02:00')
  await expect.poll(() => matchDays(page).first().textContent()).toBe('Today')
  expect(await page.locator(':focus').textContent()).toBe(title)
  await page.clock.fastForward(start - 120_000 - (await page.evaluate(() => Date.now())))
  await page.clock.runFor('01:00')
  await first.getByText(/^ ?in \d min$/).waitFor()
  await page.clock.runFor('01:10')
  await expect.poll(() => matchDays(page).first().textContent()).toBe('Live now')
  const live = calendar(page).getByRole('listitem').filter({ hasText: 'Live now' })
  await expect.poll(() => live.first().getByRole('heading').textContent()).toBe(title.replace('\u00a0v', '\u00a00–0v'))
})

test('results of today come before the matches to come, and after live ones', async ({ visit }) => {
  const { page } = await visit({ ...fixedSite, time: '2026-11-28T20:30:00+05:30' })
  await page.goto('/help')
  await page.getByRole('link', { name: 'Events' }).last().click()
  const results = calendar(page).getByRole('list', { name: 'Today’s results' })
  await results.getByText('Deccan Forge won the tournament').waitFor()
  expect(await results.getByRole('listitem').first().textContent()).toMatch(/\d–\d/)
  const titles = await calendar(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.filter((title) => title !== 'Live now').slice(0, 2)).toEqual(['Today’s results', 'Tomorrow'])
  await results.getByRole('link', { name: /Deccan Forge \d–\d/ }).click()
  await page.waitForURL('**/esports/match/*')
})

test('the calendar menu has Google, Apple, Outlook, a file and the URL, all for the selected game', async ({
  open,
}) => {
  const page = await open('/events?game=dota2')
  await page.getByRole('button', { name: 'Calendar of all Dota 2 tournaments' }).click()
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  await expect.poll(() => href('Apple Calendar')).toMatch(/^webcal:\/\/[^/]+\/calendar\/games\/dota2\.ics$/)
  await expect
    .poll(() => href('Google Calendar'))
    .toMatch(/^https:\/\/calendar\.google\.com\/calendar\/r\?cid=webcal%3A%2F%2F/)
  await expect
    .poll(() => href('Outlook'))
    .toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/addfromweb\?url=https%3A/)
  expect(await violations(page)).toEqual([])
  const download = await downloadBy(page.getByRole('link', { name: 'Download .ics' }))
  expect(download.suggestedFilename()).toBe('dota2.ics')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('Address copied').waitFor()
  const calendarUrl = await page.evaluate(() => navigator.clipboard.readText())
  expect(calendarUrl).toMatch(/^https:\/\/[^/]+\/calendar\/games\/dota2\.ics$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Outlook' }).waitFor({ state: 'hidden' })

  const response = await page.request.get(new URL(calendarUrl).pathname)
  expect(response.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const file = new ICAL.Component(ICAL.parse(await response.text()))
  expect(file.getAllSubcomponents('vevent').length).toBeGreaterThan(3)
  expect(file.getFirstPropertyValue('source')).toBe(calendarUrl)
})
