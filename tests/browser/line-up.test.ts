import { openProfile } from './best-player'
import { expect, test } from './fixtures'
import { staticOrigin } from './origin'

test('a player’s page names the team’s line-up with roles, and leads to teammates', async ({ open }) => {
  const page = await open('/players/profile/65f1c0ffee00000000000001')
  const lineUp = page.getByRole('region', { name: 'Line-up' })
  const entries = ['RudraIn-game leader', 'MirchiEntry fragger', 'BhiduSniper', 'FanaaSupport', 'ZeroScout, substitute']
  await expect.poll(() => lineUp.getByRole('listitem').allTextContents()).toEqual(entries)
  // Rudra’s page is this one, and the last two have none.
  expect(await lineUp.getByRole('link').allTextContents()).toEqual(['Mirchi', 'Bhidu'])
  await lineUp.getByRole('link', { name: 'Mirchi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mirchi' }).waitFor()
  await lineUp.getByRole('link', { name: 'Rudra' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rudra' }).waitFor()
})

test('a player’s page has the line-up at a URL in capitals, too', async ({ open }) => {
  const page = await open('/players/profile/65F1C0FFEE00000000000001')
  await page.getByRole('region', { name: 'Line-up' }).getByRole('link', { name: 'Mirchi' }).waitFor()
})

test('a player’s page has no line-up without a team, or if the team doesn’t list the player', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin })
  for (const team of [null, { name: 'Naag Esports' }]) {
    await page.unrouteAll()
    const stranger = { _id: 'aaaaaaaaaaaaaaaaaaaaaaaa', playerName: 'Barfi', team, game: 'BGMI' }
    await page.route('**/api/players/*', (route) => route.fulfill({ json: stranger }))
    await openProfile(page, stranger._id)
    await page.getByRole('tab', { name: 'Achievements' }).waitFor()
    if (team) await page.getByRole('region', { name: 'Matches' }).getByRole('listitem').first().waitFor()
    expect(await page.getByRole('region', { name: 'Line-up' }).count()).toBe(0)
  }
})
