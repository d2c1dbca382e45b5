import { readFileSync } from 'node:fs'
import { violations } from './axe'
import { expect, test } from './fixtures'
import { overflow } from './overflow'

test('the five calls are read without JavaScript', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/api')
  expect(await page.title()).toBe('API | AKHADA')
  expect(await page.getByRole('region', { name: 'The calls' }).locator('b + code').allTextContents()).toEqual([
    '/api/auth/login',
    '/api/auth/signup',
    '/api/players/top',
    '/api/players',
    '/api/players/{id}',
  ])
})

test('the contract can be downloaded as it is', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/api')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download openapi.yaml' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('openapi.yaml')
  expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync('openapi.yaml', 'utf8'))
})

test('the reference loads when it is scrolled into view, and shows the fields of an operation', async ({ visit }) => {
  const { page } = await visit()
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/rapidoc/.test(request.url())) libraries.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/api')
  expect(libraries).toEqual([])
  await page.getByRole('heading', { name: 'Reference' }).scrollIntoViewIfNeeded()
  const call = page.locator('rapi-doc').getByText('/api/players/top')
  await call.click()
  await page.locator('rapi-doc').getByText('likeCount').first().waitFor()
  expect(libraries).toHaveLength(1)
})

test('when the library fails to load, the page links to the contract', async ({ visit }) => {
  const { page } = await visit({ expected: /ERR_FAILED/ })
  await page.route(/rapidoc/, (route) => route.abort())
  await page.goto('/api')
  await page.getByRole('heading', { name: 'Reference' }).scrollIntoViewIfNeeded()
  await page.getByText('The reference could not be loaded.').waitFor()
})

test('passes axe and fits 360 px', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/api')
  await page.getByRole('heading', { name: 'Reference' }).scrollIntoViewIfNeeded()
  await page.locator('rapi-doc').getByText('/api/players/top').waitFor()
  expect(await overflow(page)).toBe(0)
  // The library brings a second `main`.
  const found = await violations(page, ['rapi-doc'])
  expect(found.filter((violation) => !violation.startsWith('landmark-no-duplicate-main'))).toEqual([])
})
