import { slug } from '@akhada/contract/slug'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import { expect, test } from 'vitest'
import { findTeamPath, organizationIds } from '~/content/teams/find-team-path'
import { loadTeam } from '~/content/teams/load'
import { loadLeaderboard, loadTournament, loadTournaments } from '~/content/tournaments/load'

const now = Date.parse('2026-11-21T12:00:00+05:30')
const readTeam = async (id: string, time = now) => (await loadTeam(id, time))?.value

test('every team of a tournament has a page: that of its organization or its own', async () => {
  const names = (await loadTournaments(now)).flatMap(({ teams }) => teams.map(({ name }) => name))
  const independent = new Set(names.filter((name) => !organizationIds.has(slug(name))))
  expect(new Set(independentTeams)).toEqual(independent)
  expect(findTeamPath('naag-esports')).toBe('/organization/naag-esports')
  expect(findTeamPath('imphal-impact')).toBe('/esports/team/imphal-impact')
  expect(findTeamPath('nobody')).toBeNull()
})

test('every organization has a page of its teams, too', async () => {
  for (const id of organizationIds) expect((await readTeam(id))?.games.length, id).toBeGreaterThan(0)
})

test('a team has its rank in each game, as the leaderboard does, most points first', async () => {
  const team = await readTeam('naag-esports')
  const [first] = (await loadLeaderboard('bgmi', now)).value
  expect(first).toMatchObject({ id: 'naag-esports', rank: 1 })
  expect(team?.games.find(({ name }) => name === 'BGMI')).toEqual({
    name: 'BGMI',
    followId: 'naag-esports/bgmi',
    rank: 1,
    teamCount: 24,
    points: first?.points,
  })
  const points = team?.games.map((game) => game.points) ?? []
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})

test('a tournament that is over has the place of a team and its prize; before it, neither', async () => {
  const find = async (time: number) =>
    (await readTeam('imphal-impact', time))?.tournaments.find(({ id }) => id === 'festival-rift-2026')
  const detail = await loadTournament('festival-rift-2026', now)
  expect(detail?.winner?.id).toBe('imphal-impact')
  expect(await find(now)).toMatchObject({ state: 'past', place: 1, prize: detail?.prizes[0]?.prize })
  expect(await find(Date.parse('2026-10-02T00:00:00+05:30'))).toMatchObject({ place: null, prize: null })
})

test('tournaments that begin in more than three weeks are left out', async () => {
  const tournaments = (await readTeam('imphal-impact'))?.tournaments ?? []
  const last = Math.max(...tournaments.map(({ start }) => Date.parse(start)))
  expect(last).toBeGreaterThan(now)
  expect(last).toBeLessThan(Date.parse('2026-12-12T00:00:00+05:30'))
})

test('a name without a tournament has no page', async () => {
  expect(await loadTeam('nobody', now)).toBeNull()
})
