import { readFile } from 'node:fs/promises'
import { downloadBy } from './download-by'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

test('a team without an organization leads from a tournament to its page: matches, ranks and tournaments', async ({
  open,
}) => {
  const page = await open('/esports/tournament/festival-rift-2026', fixedSite)
  await page.getByRole('link', { name: 'Imphal Impact' }).first().click()
  await page.waitForURL('**/esports/team/imphal-impact')
  await page.getByRole('heading', { level: 1, name: 'Imphal Impact' }).waitFor()
  await page.getByRole('list', { name: 'Next matches' }).getByRole('listitem').first().waitFor()
  const festival = page.getByRole('row', { name: /^Festival Rift 2026/ })
  expect(await festival.innerText()).toMatch(/1st.*League of Legends.*₹8 lakh.*2–11 Oct 2026/s)
  await festival.getByRole('link', { name: 'Festival Rift 2026' }).click()
  await page.waitForURL('**/esports/tournament/festival-rift-2026')
})

test('a team is followed game by game, and found again among the follows', async ({ open }) => {
  const page = await open('/esports/team/imphal-impact', fixedSite)
  await page.getByRole('button', { name: 'Follow Imphal Impact, Dota 2' }).click()
  await page.getByRole('button', { name: 'Following Imphal Impact, Dota 2', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Follow Imphal Impact, BGMI', pressed: false }).waitFor()
  await page.goto('/events?mine=1')
  await page.getByRole('link', { name: 'Imphal Impact, Dota 2', exact: true }).click()
  await page.waitForURL('**/esports/team/imphal-impact')
})

test('its tournaments can be added to a calendar, those of an organization too', async ({ visit }) => {
  const { page } = await visit()
  for (const [id, name] of [
    ['imphal-impact', 'Imphal Impact'],
    ['naag-esports', 'Naag Esports'],
  ]) {
    await page.goto(`/esports/team/${id}`)
    await page.getByRole('button', { name: `Calendar of the tournaments of ${name}` }).click()
    const download = await downloadBy(page.getByRole('link', { name: 'Download .ics' }))
    expect(await readFile(await download.path(), 'utf8')).toContain(`X-WR-CALNAME:AKHADA: ${name}`)
  }
})

test('an organization leads to the ranks of its teams, and back', async ({ open }) => {
  const page = await open('/organization/naag-esports', fixedSite)
  await page.getByRole('link', { name: 'Ranks and tournaments' }).click()
  await page.waitForURL('**/esports/team/naag-esports')
  const bgmi = page.getByRole('region', { name: 'Ranks' }).getByRole('listitem').filter({ hasText: 'BGMI' })
  expect(await bgmi.innerText()).toContain('1st of 24 ranked')
  const dota = page.getByRole('region', { name: 'Ranks' }).getByRole('listitem').filter({ hasText: 'Dota 2' })
  expect(await dota.innerText()).toMatch(/\d+ match(es)? won, \d+ lost/)
  expect(await bgmi.innerText()).not.toContain('lost')
  await page
    .getByText(/^\d+ of \d+ since \w+ \d{4}$/)
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'Tournaments' }).getByText('Entered', { exact: true }).first().waitFor()
  expect(await page.getByRole('link', { name: 'See all players' }).getAttribute('href')).toBe(
    '/organization/naag-esports#teams',
  )
  await page.getByRole('main').getByRole('link', { name: 'Naag Esports' }).first().click()
  await page.waitForURL('**/organization/naag-esports')
})
