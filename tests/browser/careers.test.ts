import { expect, test } from './fixtures'

test('four perks, six openings with three perks each, and the gallery can be read without JavaScript', async ({
  read,
}) => {
  const page = await read('/careers')
  await expect.poll(() => page.getByRole('region', { name: 'What you get' }).getByRole('listitem').count()).toBe(4)
  const openings = page.getByRole('region', { name: 'Open Positions' })
  await expect.poll(() => openings.getByRole('heading', { level: 3 }).count()).toBe(6)
  await expect.poll(() => openings.getByRole('listitem').count()).toBe(6 + 6 * 3)
  await expect.poll(() => page.getByRole('region', { name: 'Life here' }).getByRole('img').count()).toBe(6)
  await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(0)
})

test('Apply Now, Submit Resume and Contact Our Team lead to the form with a subject', async ({ read }) => {
  const page = await read('/careers')
  const to = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
  await expect.poll(() => to('Submit Resume')).toBe('/contact?topic=careers')
  await expect.poll(() => to('Contact Our Team')).toBe('/contact?topic=careers')
  await page.getByRole('link', { name: 'Apply Now as Match Writer' }).click()
  await page.waitForURL('**/contact?topic=careers&about=Match+Writer')
  await page.getByText('Match Writer').first().waitFor()
})

test('openings can be filtered by type, and the type is in the URL', async ({ open }) => {
  const page = await open('/careers')
  const titles = () =>
    page.getByRole('region', { name: 'Open Positions' }).getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Contract' }).click()
  await expect.poll(titles).toEqual(['Match Writer', 'Broadcast Technician'])
  await page
    .getByRole('status')
    .filter({ hasText: /^2 positions$/ })
    .waitFor()
  await page.waitForURL('**/careers?type=Contract')
  await page.getByRole('button', { name: 'Part-time' }).click()
  await expect.poll(titles).toHaveLength(1)
  await page.goBack()
  await expect.poll(titles).toHaveLength(2)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.poll(titles).toHaveLength(6)
})
