import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'

const months = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 2 })
const rows = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 3 })

test('the calendar works without JavaScript: this month and later ones, then past ones', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/events')
  const titles = await months(page).allTextContents()
  expect(titles.slice(0, 2)).toEqual(['November 2026', 'December 2026'])
  expect(titles.at(-1)).toBe('December 2022')
  expect(await rows(page).count()).toBeGreaterThan(70)
})

test('game and state combine, in the URL', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/events')
  await page.getByLabel('Game', { exact: true }).selectOption('Dota 2')
  await page.getByRole('button', { name: 'Past' }).click()
  await page.waitForURL('**/events?game=dota2&state=past')
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
