import { sum } from '@akhada/contract/sum'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const players = (page: Page) => region(page, 'Our Teams & Players').getByRole('article').getByRole('heading')
const creators = (page: Page) => region(page, 'Content Creators').getByRole('heading', { level: 3 })
const searchbox = (page: Page, name: string) => page.getByRole('searchbox', { name })

test('can be read without JavaScript: community links, followers, achievements by year, structured data', async ({
  read,
}) => {
  const page = await read('/organization/naag-esports')
  await expect.poll(() => page.title()).toBe('Naag Esports | AKHADA')
  expect((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ').trim()).toMatch(
    /^naag esports$/i,
  )
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(
      expect.arrayContaining([
        'Leadership',
        'Our Founding Story',
        'Connect With Us',
        'Our Partners',
        'Our Teams & Players',
        'Content Creators',
        'Achievements',
      ]),
    )
  await expect.poll(() => region(page, 'Leadership').getByRole('heading', { level: 3 }).count()).toBe(4)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['SportsOrganization', 'BreadcrumbList'])
  await expect
    .poll(() => page.getByRole('link', { name: /^Join Our Community/ }).getAttribute('href'))
    .toMatch(/discord/)
  await expect.poll(() => page.getByRole('link', { name: /^Watch Highlights/ }).getAttribute('href')).toMatch(/youtube/)
  for (const figure of ['4.2M', '2.8M', '912.4K', '386.0K', '148.7K']) {
    await region(page, 'Connect With Us').getByText(figure, { exact: true }).waitFor()
  }
  const achievements = region(page, 'Achievements')
  const years = (await achievements.getByRole('heading', { level: 3 }).allTextContents()).map(Number)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const items = await achievements.getByRole('heading', { level: 4 }).count()
  const counts = await achievements.locator('p:has(b) b').allTextContents()
  expect(sum(counts.map(Number))).toBe(items)
})

test('partners wait for Play with reduced motion; otherwise they advance by 4 every 4000 ms, pause, and move by hand', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/organization/naag-esports')
  const partners = region(page, 'Our Partners')
  await partners.scrollIntoViewIfNeeded()
  await partners.getByRole('button', { name: 'Play partners' }).waitFor()
  await page.clock.runFor(5000)
  await expect.poll(() => partners.getByRole('list', { name: 'Page 1 of 2' }).getAttribute('inert')).toBeNull()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await partners.scrollIntoViewIfNeeded()
  const shown = () =>
    partners
      .getByRole('list')
      .evaluateAll((lists) =>
        lists
          .filter((list) => !list.hasAttribute('inert'))
          .map((list) => list.children.length + list.textContent.slice(0, 4)),
      )
  await expect.poll(shown).toEqual(['4Tez '])
  await page.clock.runFor(4000)
  await expect.poll(shown).toEqual(['4Chak'])
  await page.clock.runFor(4000)
  await expect.poll(shown).toEqual(['4Tez '])
  await partners.getByRole('button', { name: 'Pause partners' }).click()
  await page.clock.runFor(5000)
  await expect.poll(() => shown()).toEqual(['4Tez '])
  await partners.getByRole('button', { name: 'Next partners' }).click()
  await expect.poll(shown).toEqual(['4Chak'])
})

test('links below the header lead to the parts further down', async ({ open }) => {
  const page = await open('/organization/naag-esports', { viewport: { width: 390, height: 844 } })
  const parts = page.getByRole('navigation', { name: 'On this page' })
  for (const [link, title] of [
    ['Achievements', 'Achievements'],
    ['Teams', 'Our Teams & Players'],
  ] as const) {
    await parts.getByRole('link', { name: link }).click()
    const heading = page.getByRole('heading', { level: 2, name: title })
    await expect.poll(async () => Math.round(((await heading.boundingBox())?.y ?? -1) / 300)).toBe(0)
  }
})

test('teams and players are filtered by game and by search, in the URL', async ({ open }) => {
  const page = await open('/organization/naag-esports')
  const all = await players(page).count()
  expect(all).toBeGreaterThan(3)
  await searchbox(page, 'Search player or team').fill('RUDRA')
  await expect.poll(() => players(page).allTextContents()).toEqual(['Rudra'])
  await region(page, 'Our Teams & Players')
    .getByRole('status')
    .filter({ hasText: /^1 player$/ })
    .waitFor()
  await page.getByRole('button', { name: 'Dota 2' }).click()
  await page.getByText('No teams found matching your criteria.').waitFor()
  await page.getByText('No players found matching your criteria.').waitFor()
  await page.reload()
  await page.getByText('No players found matching your criteria.').waitFor()
  await searchbox(page, 'Search player or team').fill('naag')
  await expect.poll(() => players(page).count()).toBeGreaterThan(3)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ game: 'Dota 2' })
})

test('creators are filtered by game, type and name, and follows survive a reload', async ({ open }) => {
  const page = await open('/organization/naag-esports')
  await expect.poll(() => creators(page).count()).toBe(4)
  const chips = (label: string) => page.getByRole('group', { name: label })
  await chips('Creator type').getByRole('button', { name: 'Coach' }).click()
  await expect.poll(() => creators(page).allTextContents()).toEqual(['Coach Menon'])
  await region(page, 'Content Creators')
    .getByRole('status')
    .filter({ hasText: /^1 creator$/ })
    .waitFor()
  await chips('Creator type').getByRole('button', { name: 'All' }).click()
  await searchbox(page, 'Search creators').fill('kav')
  await expect.poll(() => creators(page).allTextContents()).toEqual(['Kavya Plays'])
  await page.getByRole('button', { name: /Follow Creator/ }).click()
  await page.getByRole('button', { name: /Following/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Following/ }).waitFor()
  await searchbox(page, 'Search creators').fill('nobody at all')
  await page.getByText('No creators found matching your criteria.').waitFor()
  await page.goto('/organization/naag-esports/kavya-plays')
  await page.getByRole('button', { name: 'Following Kavya Plays', pressed: true }).waitFor()
})
