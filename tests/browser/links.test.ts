import { creators } from '@akhada/sample-world/creators/records.data'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from './fixtures'
import { origin } from './origin'

const rudra = samplePlayers[0]?._id ?? ''

/** What has a page, by its name. */
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

// Also the city.
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

test.each(paths)('%s: every name of something with a page is a link to it', async (path) => {
  const html = await (await fetch(origin + path)).text()
  const texts = findTexts(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  expect(texts.length).toBeGreaterThan(20)
  const dead = texts.filter(
    ({ text, isLink }) => !isLink && entities.has(text) && entities.get(text) !== path.split('?')[0],
  )
  expect(dead.map(({ text }) => text)).toEqual([])
})

/** Elements with a text that is no dead name: a link, a control, or the heading of the page. */
const exempt = new Set(['a', 'button', 'select', 'h1', 'title', 'caption', 'label'])
const empty = /^(area|br|hr|img|input|link|meta|source|wbr)$/

/** The texts of rendered HTML, with whether each is in a link or a control. */
function findTexts(html: string): { text: string; isLink: boolean }[] {
  const open: { name: string; isExempt: boolean }[] = []
  const texts: { text: string; isLink: boolean }[] = []
  const parts = html.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
  for (const [, close, name, rest = '', text] of parts.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)) {
    if (text?.trim()) texts.push({ text: decode(text.trim()), isLink: open.some(({ isExempt }) => isExempt) })
    if (!name || empty.test(name) || rest.endsWith('/')) continue
    // Text that is hidden from screen readers repeats other text.
    const isExempt = exempt.has(name) || rest.includes('aria-hidden="true"')
    if (close) open.splice(open.findLastIndex((each) => each.name === name))
    else open.push({ name, isExempt })
  }
  return texts
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
