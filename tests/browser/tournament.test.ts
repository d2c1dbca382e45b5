import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

const { baseURL } = fixedSite

test('the stage that is played now comes first, then those that are over; before the start they are in order', async ({
  read,
}) => {
  const listStages = async (id: string) => {
    const page = await read(`${baseURL}/esports/tournament/${id}`)
    return page.getByRole('region', { name: 'Stages' }).getByRole('heading', { level: 3 }).allTextContents()
  }
  expect(await listStages('maha-dangal-2026-valorant')).toEqual(['Playoffs', 'Round Robin'])
  expect(await listStages('world-championship-2022')).toEqual(['Playoffs', 'Group Stage'])
  expect(await listStages('indus-cup-2026')).toEqual(['Group Stage', 'Playoffs'])
})

test('once a tournament is over, its teams have their places', async ({ read }) => {
  const page = await read(`${baseURL}/esports/tournament/world-championship-2022`)
  const teams = await page.getByRole('region', { name: 'Teams' }).getByRole('listitem').allTextContents()
  const places = teams.map((team) => Number(/(\d+)(?:st|nd|rd|th), \d+ wins?, \d+ loss(?:es)?/.exec(team)?.[1]))
  expect(places.toSorted((a, b) => a - b)).toEqual(teams.map((_, index) => index + 1))
  expect(teams.find((team) => team.startsWith('Seoul Lanterns'))).toContain('1st')
})

test('while a tournament has a waiting list, its first button leads to how to enter', async ({ open }) => {
  const page = await open('/esports/tournament/harbour-drop-2027', {
    ...fixedSite,
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('link', { name: 'How to enter' }).click()
  await page.waitForURL('**/esports/tournament/harbour-drop-2027#entry')
  await expect.poll(() => page.getByRole('heading', { name: 'Waiting List' }).isVisible()).toBe(true)
  const top = await page.getByRole('heading', { name: 'Waiting List' }).boundingBox()
  expect(top?.y).toBeLessThan(300)
})
