import { readFileSync } from 'node:fs'
import { filterNames } from '@akhada/contract/filters'
import { expect, test } from './fixtures'

const changelog = readFileSync('CHANGELOG.md', 'utf8')

const pages = [
  ['/casters', 'Casters'],
  ['/forums', 'Forums'],
  ['/shop', 'Shop'],
  ['/news', 'News'],
  ['/brands', 'Brands'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
  ['/admin/', 'Nothing here yet'],
] as const

test.for(pages)(
  '%s has its own title and heading, and can be read without JavaScript',
  async ([path, title], { read }) => {
    const page = await read(path)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title])
    await expect.poll(() => page.title()).toMatch(/ \| AKHADA$/)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
  },
)

test.for(['/casters', '/forums', '/shop'])(
  '%s says that it is coming, what will be there and where to go meanwhile',
  async (path, { read }) => {
    const page = await read(path)
    await page.getByText('Coming soon', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'What’s coming' }).getByRole('listitem').count()).toBe(3)
    const ways = page.getByRole('region', { name: 'Meanwhile' }).getByRole('link')
    await expect.poll(() => ways.count()).toBe(3)
    const target = await ways.first().getAttribute('href')
    await ways.first().click()
    await page.waitForURL((url) => url.pathname === target)
  },
)

test('casters put their name down under their own topic', async ({ read }) => {
  const page = await read('/casters')
  await page.getByRole('link', { name: 'Put your name down' }).click()
  await page.waitForURL('/contact?topic=creators')
})

test('/news shows the changelog, newest day first, complete without JavaScript; older days are folded', async ({
  read,
}) => {
  const page = await read('/news')
  const dates = await page
    .getByRole('main')
    .locator('h2 time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual([...changelog.matchAll(/^## (.+)$/gm)].map(([, date]) => date))
  expect(dates).toEqual(dates.toSorted().reverse())
  const main = page.getByRole('main')
  expect(await main.locator('details').evaluateAll((days) => days.map((day) => day.hasAttribute('open')))).toEqual(
    dates.map((_, index) => index < 2),
  )
  const changes = main.locator('li')
  await expect.poll(() => changes.count()).toBe(changelog.match(/^- /gm)?.length)
  expect((await changes.allTextContents()).filter((text) => /[*`[\]]/.test(text))).toEqual([])
})

test.for([
  '/',
  '/players',
  '/players/profile/65f1c0ffee0000000000006f',
  '/esports',
  '/esports/bgmi',
  '/esports/tournament/chaupal-cup-november-2026',
  '/events',
  '/creators',
  '/learn',
  '/help',
])('%s has no control on a phone that only a script could answer', async (path, { read }) => {
  const page = await read(path, { width: 390, height: 844 })
  // Questions are headings, and the browser opens popovers itself.
  const buttons = page.locator('[type=button]:not([popovertarget], h3 > *)')
  const fields = page.locator(':not(form *):is(select, [type=search])')
  expect(await buttons.filter({ visible: true }).allTextContents()).toEqual([])
  expect(await fields.filter({ visible: true }).count()).toBe(0)
  if (path === '/players') expect(await page.getByRole('combobox').count()).toBe(filterNames.length)
})

test('/admin/ is not indexed', async ({ read }) => {
  const page = await read('/admin/')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('/brands links to the offers, and to the form with its subject chosen', async ({ read }) => {
  const page = await read('/brands')
  await expect
    .poll(() => page.getByRole('link', { name: 'See our packages' }).getAttribute('href'))
    .toBe('/media-promotion')
  await expect.poll(() => page.getByRole('region', { name: 'Who’s on board' }).getByRole('listitem').count()).toBe(22)
  for (const [name, path] of [
    ['See the organizations', '/organization'],
    ['See the creators', '/creators'],
    ['See the organizers', '/organizers'],
    ['Logos and facts', '/aboutUs#press'],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path)
  await page.getByRole('link', { name: 'Talk to us' }).click()
  await page.waitForURL('**/contact?topic=brands')
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
})

test('/accessibility is in the footer, and links to the form with its subject chosen', async ({ read }) => {
  const page = await read('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  // /terms has a link of the same name.
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await page.waitForURL('**/contact?topic=access')
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('access')
})

test('a link in the contents of /privacy leads to its section', async ({ read }) => {
  const page = await read('/privacy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What stays in your browser' })
    .click()
  await page.waitForURL('**/privacy#browser')
  await expect
    .poll(() => page.locator('#browser').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200)
})
