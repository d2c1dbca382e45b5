import { findBrokenWords } from './find-broken-words'
import { expect, test } from './fixtures'

test('nine services and the figures can be read without JavaScript, and link to the right screens', async ({
  read,
}) => {
  const page = await read('/services')
  const links = page.getByRole('region', { name: 'Services' }).getByRole('link')
  expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted()).toEqual([
    '/careers',
    '/creators',
    '/esports',
    '/learn',
    '/media-promotion',
    '/news',
    '/organization',
    '/organizers',
    '/shop',
  ])
  for (const figure of ['500+', '2.5M+', '120+']) await page.getByText(figure, { exact: true }).waitFor()
})

test('on a small phone with letters of 200 %, no word breaks', async ({ read }) => {
  const page = await read('/services', { width: 360, height: 740 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await findBrokenWords(page)).toEqual([])
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
})
