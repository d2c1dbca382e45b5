import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'

const months = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 2 })
const rows = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 3 })
const folded = { includeHidden: true }
const allRows = (page: Page) =>
  page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 3, ...folded })

test('a phone has this month and the next one open, and past ones behind one control, without JavaScript', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto('/events')
  const titles = await months(page).allTextContents()
  expect(titles.slice(0, 3)).toEqual(['November 2026', 'December 2026', 'January 2027'])
  expect(titles).not.toContain('October 2026')
  expect(await allRows(page).count()).toBeGreaterThan(70)
  const open = await rows(page).count()
  expect(open).toBeLessThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000)

  await page.getByText('January 2027').last().click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(open)
  await page.getByText('Past months').click()
  await expect.poll(async () => (await months(page).allTextContents()).at(-1)).toBe('December 2022')
})

test('a link to a month unfolds it: loaded, and on the page', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/events#2022-12')
  const championship = page.getByRole('link', { name: 'World Championship 2022' })
  await expect.poll(() => championship.isVisible()).toBe(true)
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'February 2027' }).click()
  await page.waitForURL('**/events#2027-02')
  await expect.poll(() => page.locator('[id="2027-02"]').getByRole('heading').first().isVisible()).toBe(true)
})

test('game and state combine, in the URL', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/events')
  await page.getByLabel('Game', { exact: true }).selectOption('Dota 2')
  await page.getByRole('button', { name: 'Past' }).click()
  await page.waitForURL('**/events?game=dota2&state=past')
  await expect.poll(() => months(page).count()).toBeGreaterThan(0)
  const shown = await rows(page).count()
  expect(shown).toBeGreaterThan(1)
  await page.reload()
  await expect.poll(() => rows(page).count()).toBe(shown)
  await page.goBack()
  await page.waitForURL('**/events?game=dota2')
})

test('one tournament or all that are shown go into a calendar', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/events?game=lol&state=upcoming')
  await expect.poll(() => rows(page).count()).toBeLessThan(10)
  const shown = await rows(page).count()
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add all to Calendar' }).click(),
  ])
  expect(readFileSync(await all.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(shown)
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Add .* to calendar$/ })
      .first()
      .click(),
  ])
  expect(readFileSync(await one.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('times are Indian Standard Time, and in the zone of the user where that differs', async ({ visit }) => {
  const { page } = await visit({ timezoneId: 'Europe/London' })
  await page.goto('/events')
  await page
    .getByText(/from .* IST, .* where you are/)
    .first()
    .waitFor()
  const { page: atHome } = await visit()
  await atHome.goto('/events')
  await atHome
    .getByText(/from .* IST/)
    .first()
    .waitFor()
  expect(await atHome.getByText('where you are').count()).toBe(0)
})

test('a calendar to subscribe to follows the game, as a file for calendars and as a URL', async ({ visit }) => {
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/events')
  const link = page.getByRole('link', { name: 'Subscribe to all tournaments' })
  expect(await link.getAttribute('href')).toMatch(/^webcal:\/\/[^/]+\/calendar\/all\.ics$/)
  await page.getByLabel('Game', { exact: true }).selectOption('Dota 2')
  await page.getByRole('link', { name: 'Subscribe to all Dota 2 tournaments' }).waitFor()
  await page.getByRole('button', { name: 'Copy address of the calendar of all Dota 2 tournaments' }).click()
  await page.getByText('Address copied').waitFor()
  const calendarUrl = await page.evaluate(() => navigator.clipboard.readText())
  expect(calendarUrl).toMatch(/^https:\/\/[^/]+\/calendar\/games\/dota2\.ics$/)

  const response = await page.request.get(new URL(calendarUrl).pathname)
  expect(response.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(await allRows(page).count())
  expect(calendar.getFirstPropertyValue('source')).toBe(calendarUrl)
})

test('a refused clipboard says the URL, and a calendar that does not load says so', async ({ visit }) => {
  const { page } = await visit({ expected: /Failed to load resource|Failed to fetch dynamically/ })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/events')
  await page.getByRole('button', { name: /^Copy address/ }).click()
  await page.getByText(/The address could not be copied: https:.*\/calendar\/all\.ics/).waitFor()
  await page.route(/assets\/calendar-/, (route) => route.abort())
  await page.getByRole('button', { name: 'Add all to Calendar' }).click()
  await page.getByText('The calendar could not be loaded').waitFor()
})
