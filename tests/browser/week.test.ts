import type { Page } from 'playwright-core'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

const upNext = (page: Page) => page.getByRole('region', { name: 'Up next' }).getByRole('listitem')

test('the next BGMI match is two taps from home', async ({ open, read }) => {
  const page = await open('/', { ...fixedSite, viewport: { width: 390, height: 844 } })
  await expect.poll(() => upNext(page).count()).toBeGreaterThan(2)
  await page.getByRole('link', { name: 'All matches' }).click()
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'BGMI' }).click()
  await page.waitForURL('**/events?game=bgmi')
  const match = page
    .getByRole('region', { name: 'Calendar' })
    .getByRole('listitem')
    .filter({ hasText: /IST|Live now/ })
  // It's also the first match on the page of the game.
  const gamePage = await read(`${fixedSite.baseURL}/esports/bgmi`)
  const href = await upNext(gamePage).first().getByRole('link').first().getAttribute('href')
  expect(href).toMatch(/^\/esports\/match\/.+/)
  await expect.poll(() => match.first().getByRole('link').first().getAttribute('href')).toBe(href)
})

test('the home of a member shows the next match of a followed team before the featured tournament', async ({
  open,
}) => {
  const page = await open('/organization', { isMember: true })
  await page.getByRole('button', { name: 'Follow Naag Esports' }).click()
  await page.goto('/')
  await page.getByRole('region', { name: 'Up next' }).getByText('Naag Esports').first().waitFor()
  const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.indexOf('Up next')).toBeLessThan(sections.indexOf('Featured Tournament'))
  await expect.poll(() => upNext(page).first().textContent()).toContain('Because you follow Naag Esports')
})

test('a cast in Hindi is two taps away, and later only one', async ({ visit }) => {
  const { page, context } = await visit({ ...fixedSite, viewport: { width: 390, height: 844 } })
  await context.route(/youtube\.com/, (route) => route.fulfill({ body: 'A platform.' }))
  await page.goto('/esports/tournament/maha-dangal-2026-valorant')
  await page.getByRole('button', { name: /^(Watch|Where to watch)/ }).click()
  await page.getByText('Sample channels').waitFor()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Hindi, YouTube/ }).click(),
  ])
  await tab.waitForURL('https://www.youtube.com/gaming')
  await tab.close()
  await page.getByRole('link', { name: /^Watch in Hindi/ }).waitFor()
  // This tournament has not begun.
  await page.goto('/esports/tournament/maha-dangal-2027-valorant')
  await page.getByRole('link', { name: /^Channel in Hindi/ }).waitFor()
  await page.goto('/esports/tournament/chaupal-cup-november-2026')
  await page.getByRole('link', { name: /^Watch (again )?in Hindi/ }).waitFor()
})
