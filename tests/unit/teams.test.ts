import { slug } from '@akhada/contract/slug'
import { sum } from '@akhada/contract/sum'
import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import { expect, test } from 'vitest'
import { findTeamPath } from '~/content/teams/find-team-path'
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

test('a team has its rank in each game, as the leaderboard does; the order of games gives none away', async () => {
  const team = await readTeam('naag-esports')
  const [first] = (await loadLeaderboard('bgmi', now)).value
  expect(first).toMatchObject({ id: 'naag-esports', rank: 1 })
  expect(team?.games.find(({ name }) => name === 'BGMI')).toEqual({
    name: 'BGMI',
    followId: 'naag-esports/bgmi',
    rank: 1,
    teamCount: 24,
    points: first?.points,
    won: 0,
    lost: 0,
  })
  expect(team?.games.map(({ name }) => name)).toEqual(['BGMI', 'Dota 2', 'Free Fire'])
})

test('its matches of two sides are counted by game', async () => {
  const lol = (await readTeam('imphal-impact'))?.games.find(({ name }) => name === 'League of Legends')
  const details = await loadTournaments(now, ({ gameId }) => gameId === 'lol')
  const records = details.flatMap(({ teams }) => teams.filter(({ id }) => id === 'imphal-impact'))
  expect(records.length).toBeGreaterThan(2)
  expect(lol?.won).toBe(sum(records.map(({ wins }) => wins)))
  expect(lol?.lost).toBe(sum(records.map(({ losses }) => losses)))
})

test('who lost the match for third place is fourth, even without a prize for it', async () => {
  const team = await readTeam('vizag-voyagers', Date.parse('2026-11-30T00:00:00+05:30'))
  expect(team?.tournaments.find(({ id }) => id === 'rift-of-the-south-2026')?.exit).toBe('4th')
})

test('a tournament that is over has the place of a team and its prize', async () => {
  const detail = await loadTournament('festival-rift-2026', now)
  expect(detail?.winner?.id).toBe('imphal-impact')
  const [result] = (await readTeam('imphal-impact'))?.results ?? []
  expect(result).toMatchObject({ id: 'festival-rift-2026', place: 1, prize: detail?.prizes[0]?.prize })
})

test.each([
  ['lost in the lower bracket', 'imphal-impact', 'maha-dangal-2026-dota2', 'Out in Playoffs'],
  ['last of its group', 'sangam-united', 'maha-dangal-2026-dota2', 'Out in Group Stage'],
  ['third of its group, with a prize', 'imphal-impact', 'northeast-ancients-2026', '5th'],
  ['its place is decided', 'imphal-impact', 'backwater-ancients-2026', '6th'],
  ['plays on', 'imphal-impact', 'maha-dangal-2026-lol', null],
  ['its stage is not over', 'imphal-impact', 'mobile-pro-series-2026', null],
])('how far a team has come, %s: %s in %s', async (_, team, tournament, exit) => {
  const tournaments = (await readTeam(team, Date.parse('2026-11-25T12:00:00+05:30')))?.tournaments
  expect(tournaments?.find(({ id }) => id === tournament)?.exit).toBe(exit)
})

test('of the tournaments to come the first five are listed', async () => {
  const { tournaments = [] } = (await readTeam('imphal-impact')) ?? {}
  const upcoming = tournaments.filter(({ start }) => Date.parse(start) > now)
  expect(upcoming).toHaveLength(5)
  expect(upcoming).toEqual(upcoming.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)))
})

test('a name without a tournament has no page', async () => {
  expect(await loadTeam('nobody', now)).toBeNull()
})
