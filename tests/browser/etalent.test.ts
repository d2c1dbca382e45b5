import { expect, test } from './fixtures'
import { staticOrigin } from './origin'

test('shows players, what is coming soon, figures and a call to collaborate', async ({ read }) => {
  const page = await read('/etalent')
  await page.getByRole('heading', { name: 'Top Esports Players' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/players')
  const text = await page.getByRole('main').innerText()
  for (const words of ['500+', '250M+', '7.5%', 'TOP CONTENT CREATORS', 'TOP CASTERS', 'COLLABORATE'])
    expect(text).toContain(words)
  const main = page.getByRole('main')
  await expect.poll(() => main.getByText('Coming soon', { exact: true }).count()).toBe(2)
  await expect.poll(() => main.locator('a[href="/creators"], a[href="/casters"]').count()).toBe(2)
})

test('hides the players when the server fails', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin, expected: /Failed to load resource/ })
  await page.route('**/api/players/top', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', message: 'No.' } }),
  )
  await page.goto('/etalent')
  await expect.poll(() => page.getByRole('heading', { name: 'Top Esports Players' }).count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: 'Gaming Talent Hub' }).waitFor()
})

test('the whole chip of a game leads to its page, not only the letters', async ({ read }) => {
  const page = await read('/etalent')
  const chip = page.getByRole('main').getByRole('link', { name: 'BGMI', exact: true }).first().locator('..')
  await chip.click({ position: { x: 12, y: 3 } })
  await page.waitForURL('**/esports/bgmi')
})
