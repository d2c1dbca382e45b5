import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { downloadBy } from './download-by'
import { expect, test } from './fixtures'
import { learnPage } from './pages/directories'
import { siteSearch } from './pages/site-search'

const expanded = (page: Page) => learnPage(page).cards.getByRole('button', { expanded: true })

test('all six resources can be read in full without JavaScript', async ({ read }) => {
  const page = await read('/learn')
  await expect.poll(() => learnPage(page).cards.count()).toBe(6)
  for (const card of await learnPage(page).cards.all())
    expect((await card.innerText()).split(/\s+/).length).toBeGreaterThan(200)
  for (const figure of ['3.2M', '98%', '850+']) await page.getByText(figure, { exact: true }).waitFor()
})

test('one resource is expanded at a time, and a link can open it', async ({ open }) => {
  const page = await open('/learn')
  await expect.poll(() => expanded(page).count()).toBe(0)
  await learnPage(page)
    .cards.nth(0)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await expect.poll(() => expanded(page).count()).toBe(1)
  await learnPage(page)
    .cards.nth(2)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await page.waitForURL('**/learn?open=scrims-that-teach')
  await expect.poll(() => expanded(page).count()).toBe(1)
  await page.reload()
  await page.getByText('Aim is three skills').waitFor({ state: 'hidden' })
  await page.getByText('Most amateur teams play twelve scrims').waitFor()
})

test('the site search opens a resource at its place', async ({ open }) => {
  const page = await open('/help')
  await siteSearch(page).open()
  await siteSearch(page).box.fill('teach')
  await siteSearch(page).found('Learn').click()
  await page.getByText('Most amateur teams play twelve scrims').waitFor()
  const title = page.getByRole('heading', { name: 'Scrims that teach something' })
  await expect.poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
  expect(await expanded(page).count()).toBe(1)
})

test('a resource can be saved, downloaded as a text file and shared as a link', async ({ open }) => {
  const page = await open('/learn')
  const card = learnPage(page).cards.first()
  await card.getByRole('button', { name: /^Save/ }).click()
  await page.reload()
  await card.getByRole('button', { name: /^Saved/ }).waitFor()
  const download = await downloadBy(card.getByRole('button', { name: /^Download/ }))
  expect(download.suggestedFilename()).toBe('first-month-of-aim.txt')
  expect(readFileSync(await download.path(), 'utf8')).toContain('Sleep counts as practice.')
  await card.getByRole('button', { name: /^Share/ }).click()
  await page.getByText('Link copied').waitFor()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/learn\?open=first-month-of-aim#first-month-of-aim$/)
})
