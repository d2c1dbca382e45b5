import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { expect, test } from './fixtures'
import { samplePlayers } from './sample-players'

const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const form = (page: Page, name: string) => page.getByRole('form', { name: `Try “${name}”` })

test('operations, fields, responses, examples and schemas can be read without JavaScript, and the contract downloaded as it is', async ({
  read,
}) => {
  const page = await read('/api')
  await expect.poll(() => page.title()).toBe('API | AKHADA')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect
    .poll(() => contents.getByRole('list').first().getByRole('link').allTextContents())
    .toEqual([
      'POST /api/auth/login',
      'POST /api/auth/signup',
      'GET /api/players/top',
      'GET /api/players',
      'GET /api/players/{id}',
    ])
  const list = operation(page, 'Browse, search and filter players')
  await list.getByText('1 to 100 · default 12').waitFor()
  await list.getByText('A parameter is out of its range or of the wrong type.').click()
  await list.getByText('"message": "The page must be a whole number, 1 or higher."').waitFor()
  const schema = list.getByRole('link', { name: 'PlayersResponse', includeHidden: true })
  expect(await schema.first().getAttribute('href')).toBe('#PlayersResponse')
  await contents.getByRole('link', { name: 'PlayerAchievement' }).click()
  await operation(page, 'PlayerAchievement').getByText('The tier of the tournament.').waitFor()
  const contract = page.getByRole('link', { name: 'Download openapi.yaml' })
  expect(await contract.getAttribute('download')).toBe('openapi.yaml')
  const file = await page.request.get((await contract.getAttribute('href')) ?? '')
  expect(await file.text()).toBe(readFileSync('openapi.yaml', 'utf8'))
  // Controls that need a script are hidden.
  await expect.poll(() => page.getByRole('button', { name: /Try it|Copy/ }).count()).toBe(0)
})

test('the curl command of an operation names this host and can be copied, and a form sends one to the live API once it is filled in', async ({
  visit,
}) => {
  const { page } = await visit({ expected: /40[04]/ })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/api')
  const signup = 'Create an account'
  await operation(page, signup).getByRole('button', { name: 'Try it' }).click()
  await form(page, signup).getByText('creates a real account').waitFor()
  await form(page, signup).getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => page.getByLabel('name', { exact: true }).evaluate((field) => field.matches(':invalid:focus')))
    .toBe(true)
  expect(sent).toEqual([])

  await operation(page, 'The highest ranked players')
    .getByRole('button', { name: /^Copy the curl command/ })
    .click()
  await page.getByText('Copied').waitFor()
  const { origin } = new URL(page.url())
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`curl '${origin}/api/players/top'`)

  const name = 'One player with the whole record'
  await operation(page, name).getByRole('button', { name: 'Try it' }).click()
  const id = page.getByLabel('id', { exact: true })
  const send = form(page, name).getByRole('button', { name: 'Send' })
  const status = form(page, name).getByRole('status')
  await id.fill(samplePlayers[0]?._id ?? '')
  await send.click()
  await status.getByText('200 OK').waitFor()
  await status.getByText(`"playerName": "${samplePlayers[0]?.playerName}"`).waitFor()

  await id.fill('ffffffffffffffffffffffff')
  await send.click()
  await status.getByText('404 Not Found').waitFor()
  await status.getByText('"message": "Player not found"').waitFor()

  await page.route('**/api/players/*', (route) => route.fulfill({ status: 400, body: '<img src=x onerror=alert(1)>' }))
  await send.click()
  await status.getByText('<img src=x onerror=alert(1)>').waitFor()
})

test('passes axe and fits 360 px with everything open', async ({ open }) => {
  const page = await open('/api', { viewport: { width: 360, height: 740 } })
  for (const button of await page.getByRole('button', { name: 'Try it' }).all()) await button.click()
  await page.getByRole('form').nth(4).waitFor()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  expect(await measureOverflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})
