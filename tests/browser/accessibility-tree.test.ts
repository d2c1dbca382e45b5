import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'

/** Fifteen kinds of screens. Only the first tree includes header and footer. */
const screens: Record<string, string> = {
  home: '/',
  players: '/players',
  player: '/players/profile/65f1c0ffee00000000000001',
  compare: '/players/compare?ids=65f1c0ffee00000000000001,65f1c0ffee0000000000000b',
  organization: '/organization/naag-esports',
  creator: '/creators/ctrl-alt-chai',
  esports: '/esports',
  game: '/esports/valorant',
  tournament: '/esports/tournament/world-championship-2022',
  match: '/esports/match/maha-dangal-2026-dota2-2-1-3',
  events: '/events?game=valorant',
  leaderboards: '/leaderboards',
  help: '/help',
  'gaming-guide': '/Gaming-Esports',
  login: '/login',
}

const folder = join(import.meta.dirname, 'accessibility-trees')

test.for(Object.entries(screens))(
  'the accessibility tree of %s matches the committed one',
  async ([name, path], { visit }) => {
    const { page } = await visit({ ...fixedSite, viewport: { width: 360, height: 740 } })
    // The tree includes what loads once the page is idle.
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const tree = await page.locator(name === 'home' ? 'body' : 'main').ariaSnapshot()
    await expect(`${tree}\n`).toMatchFileSnapshot(join(folder, `${name}.yaml`))
  },
)

test('there is a committed tree for each of these screens, and no other', () => {
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual(
    Object.keys(screens)
      .map((name) => `${name}.yaml`)
      .toSorted(),
  )
})
