import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { siteSearch } from './pages/site-search'

const questions = (page: Page) => page.getByRole('main').getByRole('button', { expanded: false })
const answerOn = (page: Page, text: string) => page.getByText(text)
const onPasswords = 'You can’t reset it by email yet'

test('every answer can be read without JavaScript', async ({ read }) => {
  const page = await read('/help')
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(true)
  await expect.poll(() => answerOn(page, 'By score, highest first').isVisible()).toBe(true)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage' })
})

test('a URL fragment opens its answer: the target of Forgot password', async ({ open }) => {
  const page = await open('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/help#password')
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(true)
  await page.reload()
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(true)
  // Once closed, another link to it opens it again.
  await page.getByRole('button', { name: 'I forgot my password' }).click()
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(false)
  await siteSearch(page).open()
  await siteSearch(page).box.fill('forgot my password')
  await siteSearch(page).found('Answers').first().click()
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(true)
})

test('an answer found by the search of another page is on screen', async ({ open }) => {
  const page = await open('/learn')
  await siteSearch(page).open()
  await siteSearch(page).box.fill('delete my account')
  await siteSearch(page).found('Answers').first().click()
  await page.waitForURL('**/help#delete')
  await expect.poll(() => hasFocus(page.locator('#delete'))).toBe(true)
  const top = () => page.locator('#delete').evaluate((question) => question.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
})

test('one answer of a topic is open at a time, and choosing it again closes it', async ({ open }) => {
  const page = await open('/help')
  await page.getByRole('button', { name: 'I forgot my password' }).click()
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'How do I delete my account?' }).click()
  await expect.poll(() => answerOn(page, onPasswords).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'How do I delete my account?' }).click()
  await expect.poll(() => page.getByRole('main').getByRole('button', { expanded: true }).count()).toBe(0)
})

test('the search looks in questions and answers in any case, and is in the URL', async ({ open }) => {
  const page = await open('/help')
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('ARGON')
  await page.getByRole('heading', { name: 'No answer found' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('GOOGLE, apple and Outlook')
  await expect.poll(() => questions(page).allTextContents()).toEqual(['Can I get matches in my calendar?'])
  await page.getByRole('status').filter({ hasText: '1 answer' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('GOOGLE, apple and Outlook')
  await page.reload()
  await expect.poll(() => questions(page).count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('zzz')
  await page.getByRole('button', { name: 'Show all answers' }).click()
  await expect.poll(() => questions(page).count()).toBeGreaterThan(15)
  expect(new URL(page.url()).search).toBe('')
})
