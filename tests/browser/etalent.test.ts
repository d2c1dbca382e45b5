import { violations } from './axe'
import { expect, test } from './fixtures'
import { overflow } from './overflow'

test('gathers players, what is coming, figures and a call to collaborate', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/etalent')
  await page.getByRole('heading', { name: 'Top Esports Players' }).waitFor()
  expect(await page.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/players')
  const text = await page.getByRole('main').innerText()
  for (const words of ['500+', '250M+', '7.5%', 'TOP CONTENT CREATORS', 'TOP CASTERS', 'COLLABORATE'])
    expect(text).toContain(words)
  expect(text.match(/coming soon/gi)?.length).toBeGreaterThanOrEqual(2)
  const main = page.getByRole('main')
  expect(await main.locator('a[href="/creators"], a[href="/casters"]').count()).toBe(2)
})

test('hides the players when the server fails', async ({ visit }) => {
  const { page } = await visit({ expected: /Failed to load resource/ })
  await page.route('**/api/players/top', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', message: 'No.' } }),
  )
  await page.goto('/etalent')
  await expect.poll(() => page.getByRole('heading', { name: 'Top Esports Players' }).count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: 'Gaming Talent Hub' }).waitFor()
})

test.for([360, 768, 1440])('fits %i px and passes axe', async (width, { visit }) => {
  const { page } = await visit({ viewport: { width, height: 800 } })
  await page.goto('/etalent')
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})
