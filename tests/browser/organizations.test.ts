import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { organizationsPage } from './pages/directories'

test('fourteen organizations, the figures and the link to register can be read without JavaScript', async ({
  read,
}) => {
  const page = await read('/organization')
  await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Esports Organizations' }).count()).toBe(1)
  await expect.poll(() => organizationsPage(page).names()).toHaveLength(14)
  for (const figure of ['120+', '2,500+', '500+']) await page.getByText(figure, { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Register Your Organization' }).getAttribute('href'))
    .toBe('/signup?role=org-admin')
  expect(await page.getByLabel('Game').inputValue()).toBe('All Games')
  // The filter names even a game that nobody plays.
  await page.goto('/organization?game=Kabaddi')
  await expect.poll(() => page.getByLabel('Game').inputValue()).toBe('Kabaddi')
  await page.getByText('No organizations found matching your criteria.').waitFor()
})

test('a card shows tier, name, headquarters, founding year, games, achievements, members and accounts', async ({
  read,
}) => {
  const page = await read(`${fixedSite.baseURL}/organization`)
  const card = organizationsPage(page).cards.first()
  for (const text of ['Tier 1', 'Naag Esports', 'Pune, Maharashtra, India', 'Since 2017', 'BGMI', 'Dota 2']) {
    await card.getByText(text).filter({ visible: true }).first().waitFor()
  }
  await expect.poll(() => card.locator('dd').allTextContents()).toEqual(['14', '23'])
  await expect.poll(() => card.getByRole('link', { name: /opens in a new tab/ }).count()).toBe(6)
  await card.getByRole('link', { name: 'View Organization' }).click()
  await page.waitForURL('**/organization/naag-esports')
})
