import { sum } from '@akhada/contract/sum'
import { gameIds } from '@akhada/sample-world/games/names'
import { tournaments as records } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import { gamesQuery } from '~/content/games/query'
import { loadLeaderboard, loadTournament } from '~/content/tournaments/load'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/query'
import { findEarlierRank, listFinalRanking } from '~/content/tournaments/ranking'
import { toTournament } from '~/content/tournaments/to-tournament'

// In the middle of a season, with tournaments in all states and half-played stages.
const now = Date.parse('2026-11-21T00:00:00+05:30')
vi.useFakeTimers({ now, toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

const client = new QueryClient()
const all = records.map((record) => toTournament(record, now)).sort((a, b) => Date.parse(a.start) - Date.parse(b.start))

const details = await Promise.all(all.map(({ id }) => client.query(tournamentQuery(id))))
const pages = await Promise.all(gameIds.map((id) => client.query(gamePageQuery(id))))
const games = await client.query(gamesQuery)

test('the hub has the eight games from the specification, each with its path', () => {
  expect(games.map(({ id }) => id).sort()).toEqual([...gameIds].sort())
  for (const game of games) expect(game.path).toBe(`/esports/${game.id}`)
})

test.each(pages.map((page) => [page.game.name, page] as const))(
  '%s has three or more tournaments in each of ongoing, upcoming and past',
  (_, { tournaments }) => {
    for (const cards of Object.values(tournaments)) expect(cards.length).toBeGreaterThanOrEqual(3)
  },
)

test.each(pages.map((page) => [page.game.name, page] as const))(
  '%s: the hub card, the tabs and the tiles have the same figures',
  (_, { game, tournaments, teamCount }) => {
    const { ongoing, upcoming, past } = tournaments
    expect(game.live).toBe(ongoing.length)
    expect(game.tournaments).toBe(ongoing.length + upcoming.length + past.length)
    expect(games.find(({ id }) => id === game.id)).toEqual(game)
    const names = details
      .filter(({ gameId }) => gameId === game.id)
      .flatMap(({ teams }) => teams.map(({ name }) => name))
    expect(teamCount).toBe(new Set(names).size)
  },
)

test.each(pages.map((page) => [page.game.name, page] as const))(
  '%s shows its first ongoing tournament in full, with $400,000, $200,000 and $100,000',
  (_, { currentTournament, tournaments }) => {
    expect(currentTournament?.id).toBe(tournaments.ongoing[0]?.id)
    expect(currentTournament?.prizes.map(({ place, prize }) => [place, prize])).toEqual([
      ['1st', { amount: 400_000, currency: 'USD' }],
      ['2nd', { amount: 200_000, currency: 'USD' }],
      ['3rd', { amount: 100_000, currency: 'USD' }],
    ])
  },
)

/** The ranks that go with some points: the same for the same points. */
const countBetter = (points: readonly number[]) => points.map((own) => points.filter((other) => other > own).length + 1)

test.each(pages.map((page) => [page.game.name, page] as const))('%s ranks its top teams by points', (_, page) => {
  const points = page.topTeams.map((team) => team.points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(points).toHaveLength(8)
  expect(page.topTeams.map(({ rank }) => rank)).toEqual(countBetter(points))
  for (const team of page.topTeams) {
    const own = details.filter(({ gameId }) => gameId === page.game.id)
    const wins = sum(own.flatMap(({ teams }) => teams.filter(({ id }) => id === team.id)).map((each) => each.wins))
    const places = own
      .filter(({ state }) => state === 'past')
      .map(({ stages }) => listFinalRanking(stages).findIndex(({ id }) => id === team.id))
    const forPlaces = sum(places.map((place) => [400, 200, 100, 80, 60, 50, 40, 30][place] ?? 0))
    expect(team.points, team.name).toBe(wins * 10 + forPlaces)
  }
})

test.each(gameIds)(
  'the leaderboard of %s adds up, tournament by tournament, and starts from the rank of a week ago',
  async (game) => {
    const [{ value: teams }, weekAgo] = await Promise.all([
      loadLeaderboard(game, now),
      loadLeaderboard(game, now - 7 * 24 * 60 * 60_000),
    ])
    // The game page has the first eight, of all that have points.
    expect(teams.length).toBeGreaterThan(8)
    expect(teams.filter((team) => team.points === 0)).toEqual([])
    expect(teams.map(({ rank }) => rank)).toEqual(countBetter(teams.map(({ points }) => points)))
    for (const { id, points, addends, earlierRank } of teams) {
      expect(sum(addends.map((addend) => addend.points))).toBe(points)
      for (const { path, wins, place, placePoints, points: added } of addends) {
        expect(added).toBe(wins * 10 + placePoints)
        const tournament = details.find((each) => each.path === path)
        const ranking = tournament?.state === 'past' ? listFinalRanking(tournament.stages) : []
        expect(place).toBe(ranking.findIndex((team) => team.id === id) + 1 || null)
        expect(tournament?.teams.find((team) => team.id === id)?.wins).toBe(wins)
      }
      expect(earlierRank).toBe(weekAgo.value.find((team) => team.id === id)?.rank ?? null)
    }
  },
)

test('teams that are out before the playoffs have their places once the groups are over', async () => {
  const readPlaces = async (time: string) => {
    const tournament = await loadTournament('nizam-nights-2026', Date.parse(time))
    return tournament?.prizes.slice(4).map(({ team }) => team?.name)
  }
  const atTheEnd = await readPlaces('2027-01-01T00:00:00+05:30')
  expect(atTheEnd).toHaveLength(4)
  expect(await readPlaces('2026-11-29T12:00:00+05:30')).toEqual(atTheEnd)
  expect(await readPlaces('2026-11-20T12:00:00+05:30')).toEqual([undefined, undefined, undefined, undefined])
})

test('a team without points has no earlier rank', () => {
  const team = { id: 'a', name: 'A', logo: '', addends: [], rank: 3 }
  expect(findEarlierRank([{ ...team, points: 10 }], team)).toBe(3)
  expect(findEarlierRank([{ ...team, points: 0 }], team)).toBeNull()
  expect(findEarlierRank([], team)).toBeNull()
})
