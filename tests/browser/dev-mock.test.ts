import { expect, test } from './fixtures'
import { readOrigins } from './origin'

const [origin] = await readOrigins('/dev')

test('in `dev:mock` the panel sets what each call does, and links preserve the setting', { timeout: 240_000 }, async ({
  visit,
}) => {
  const { context } = await visit({ serviceWorkers: 'allow', expected: /Failed to load resource/ })
  context.setDefaultTimeout(60_000)
  // The fixture's own page waits for marks that only a build has immediately.
  const page = await context.newPage()
  await page.goto(`${origin}/players?mock.login=429`)
  const profile = page.getByRole('link', { name: /^View Profile/ }).first()
  await profile.waitFor()

  const panel = page.locator('mock-panel')
  await expect.poll(() => panel.getByLabel('login').inputValue()).toBe('429')
  await panel.getByLabel('listPlayers').selectOption('500')
  await page.getByRole('heading', { name: 'Oops!' }).waitFor()
  expect(new URL(page.url()).search).toBe('?mock.login=429&mock.listPlayers=500')

  await panel.getByLabel('listPlayers').selectOption({ label: 'usual response' })
  await profile.click()
  await page.waitForURL(/\/players\/profile\/\w+\?mock\.login=429$/)
  await panel.getByLabel('getPlayer').selectOption('404')
  await page.getByRole('heading', { name: 'Player not found' }).waitFor()
})
