import { expect, test } from './fixtures'
import { organizersPage } from './pages/directories'

test('twelve organizers, the figures and the link to register can be read without JavaScript', async ({ read }) => {
  const page = await read('/organizers')
  await expect.poll(() => organizersPage(page).names()).toHaveLength(12)
  for (const figure of ['85+', '1,200+', '500K+']) await page.getByText(figure, { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Register as Organizer' }).first().getAttribute('href'))
    .toBe('/signup?role=to-admin')
})

test('liking adds 1 to the impressions, unliking subtracts 1', async ({ open }) => {
  const page = await open('/organizers')
  const card = organizersPage(page).cards.first()
  const like = card.getByRole('button', { name: /^Like/ })
  const impressions = card.locator('dd').last()
  await expect.poll(() => impressions.textContent()).toBe('1,28,400')
  await like.click()
  await expect.poll(() => impressions.textContent()).toBe('1,28,401')
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await like.click()
  await expect.poll(() => impressions.textContent()).toBe('1,28,400')
})

test('View Tournaments leads to the organizer’s page, with all its tournaments', async ({ read }) => {
  const page = await read('/organizers')
  await organizersPage(page)
    .cards.first()
    .getByRole('link', { name: /View Tournaments/ })
    .click()
  await page.waitForURL('**/organizers/dangal-works')
  await page.getByRole('heading', { level: 1, name: 'Dangal Works' }).waitFor()
  const past = page.getByRole('region', { name: 'Past' }).getByRole('listitem')
  await past
    .first()
    .getByText(/^Winner: /)
    .waitFor()
  await page.getByRole('link', { name: 'Maha Dangal 2026: Valorant' }).click()
  await page.getByRole('link', { name: 'Dangal Works', exact: true }).click()
  await page.waitForURL('**/organizers/dangal-works')
  await page.getByRole('link', { name: 'Sponsor a tournament' }).click()
  expect(await page.getByLabel('Subject').inputValue()).toBe('brands')
  await page.getByText('To sponsor: Dangal Works').waitFor()
})
