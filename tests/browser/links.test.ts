import { creators } from '@akhada/sample-world/creators/records.data'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from './fixtures'
import { origin } from './origin'
import { samplePlayers } from './sample-players'

const rudra = samplePlayers[0]?._id ?? ''

/** Everything that has a page, by name. */
const entities = new Map<string, string>([
  ...gameIds.map((id): [string, string] => [gameNames[id], `/esports/${id}`]),
  ...organizations.map(({ id, name }): [string, string] => [name, `/organization/${id}`]),
  ...creators.map(({ id, name }): [string, string] => [name, `/creators/${id}`]),
  ...organizers.map(({ id, name }): [string, string] => [name, `/organizers/${id}`]),
  ...tournaments.map(({ id, name }): [string, string] => [name, `/esports/tournament/${id}`]),
  ...samplePlayers.flatMap(({ _id, playerName }): [string, string][] =>
    playerName ? [[playerName, `/players/profile/${_id}`]] : [],
  ),
])

// It's also the name of the city.
entities.delete('Mysuru')

const paths = [
  '/',
  '/esports/tournament/maha-dangal-2026-bgmi',
  '/esports/tournament/maha-dangal-2026-valorant',
  '/esports/tournament/mobile-pro-series-2025',
  '/esports/bgmi',
  '/esports/valorant',
  '/organization/naag-esports',
  '/organization',
  '/organizers',
  '/organizers/dangal-works',
  `/players/profile/${rudra}`,
  '/players',
  `/players/compare?ids=${rudra}`,
  '/leaderboards',
  '/creators',
  ...creators.map(({ id }) => `/creators/${id}`),
  '/organization/naag-esports/kavya-plays',
  '/esports/match/world-championship-2022-1-1-1',
  '/esports/match/mobile-pro-series-2025-1-day-1',
]

test.for(paths)('%s: every name that has a page is a link', async (path, { read }) => {
  // Its policy lets scripts parse documents.
  const page = await read('/robots.txt')
  const texts = await page.evaluate(findTexts, await (await fetch(origin + path)).text())
  expect(texts.length).toBeGreaterThan(20)
  const dead = texts.filter(
    ({ text, isLink }) => !isLink && entities.has(text) && entities.get(text) !== path.split('?')[0],
  )
  expect(dead.map(({ text }) => text)).toEqual([])
})

/** Runs in any page: the own text of each element in the content of a document, and whether it's in a link, a control or the heading, or repeats another. */
function findTexts(html: string): { text: string; isLink: boolean }[] {
  const exempt = 'a, button, select, h1, caption, label, [aria-hidden=true]'
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return [...parsed.querySelectorAll('main *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text)
    const text = own
      .map(({ data }) => data)
      .join('')
      .trim()
    return text ? [{ text, isLink: element.closest(exempt) !== null }] : []
  })
}
