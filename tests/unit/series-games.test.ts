import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { matchQuery } from '~/content/match/query'
import { loadDraws } from '~/content/tournaments/draws'
import { loadTournament } from '~/content/tournaments/load'
import { listSeries, readStages } from '~/content/tournaments/read-stages'
import { countWins, listGames } from '~/content/tournaments/series-games'

beforeEach(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())

const end = Number.POSITIVE_INFINITY

/** All series of the sample world with their final scores. */
async function readAllSeries() {
  const stages = await Promise.all(
    tournaments.map(async ({ id, gameId }) => {
      const draw = (await loadDraws(gameId ?? 'other')).find((each) => each.id === id)
      return draw ? readStages(draw, end).map((stage) => ({ gameId, stage })) : []
    }),
  )
  return stages
    .flat()
    .flatMap(({ gameId, stage }) =>
      listSeries(stage).flatMap(({ score, ...match }) => (score ? [{ ...match, gameId, score }] : [])),
    )
}

test('the games of every series add up to its score, on different maps, and its winner wins the last', async () => {
  const all = await readAllSeries()
  expect(all.length).toBeGreaterThan(500)
  for (const { gameId, ...series } of all) {
    const games = listGames(series, end, gameId)
    expect(countWins(series, end), series.id).toEqual(series.score)
    expect(games.at(-1)?.isHomeWin, series.id).toBe(series.winner?.id === series.home.team?.id)
    const maps = games.flatMap(({ map }) => map ?? [])
    expect(new Set(maps).size, series.id).toBe(['valorant', 'cs2'].includes(gameId ?? '') ? games.length : 0)
    for (const { isHomeWin, rounds } of games) {
      if (rounds) expect(rounds[0] > rounds[1], series.id).toBe(isHomeWin)
    }
  }
})

test('every order of the games occurs', async () => {
  const orders = (await readAllSeries()).map((series) =>
    listGames(series, end)
      .map(({ isHomeWin }) => (isHomeWin ? 'h' : 'a'))
      .join(''),
  )
  expect([...new Set(orders.filter((order) => order.length === 3))].toSorted()).toEqual([
    'aaa',
    'aha',
    'ahh',
    'haa',
    'hah',
    'hhh',
  ])
})

const minute = 60_000
const start = Date.parse('2026-11-24T11:00+05:30')
const id = 'maha-dangal-2026-valorant-2-2-1'

test.each([
  [-1, [], 0],
  [0, ['live'], 0],
  [49, ['live'], 0],
  [50, ['over', 'live'], 1],
  [99, ['over', 'live'], 1],
  [100, ['over', 'over', 'live'], 2],
  [149, ['over', 'over', 'live'], 2],
  [150, ['over', 'over', 'over'], 3],
])('%d minutes after a best of 3 began, its games are %j', async (minutes, states, won) => {
  vi.setSystemTime(start + minutes * minute)
  const { games, score } = (await new QueryClient().fetchQuery(matchQuery(id))).value
  expect(games.map(({ winner }) => (winner ? 'over' : 'live'))).toEqual(states)
  expect(games.filter(({ winner, rounds }) => winner && rounds)).toHaveLength(won)
  expect((score?.[0] ?? 0) + (score?.[1] ?? 0)).toBe(won)
})

test('the page of a live match and its tournament are read again when a game ends', async () => {
  const now = start + 20 * minute
  vi.setSystemTime(now)
  const { changesAt } = await new QueryClient().fetchQuery(matchQuery(id))
  expect(changesAt).toBe(start + 50 * minute)
  const readScores = async (time: number) => {
    const tournament = await loadTournament('maha-dangal-2026-valorant', time)
    return tournament?.stages.flatMap(listSeries).find((match) => match.id === id)?.score
  }
  expect(await readScores(now)).toEqual([0, 0])
  expect(await readScores(changesAt)).not.toEqual([0, 0])
})

test('a live match doesn’t count in tables, and nobody has won it', async () => {
  const time = Date.parse('2026-11-16T12:00+05:30')
  const tournament = await loadTournament('maha-dangal-2026-valorant', time)
  const live = tournament?.stages.flatMap(listSeries).find(({ state }) => state === 'live')
  expect(live).toMatchObject({ winner: null, score: expect.anything() })
  const [groups] = tournament?.stages ?? []
  const rows = groups?.kind === 'groups' ? (groups.groups[0]?.standings ?? []) : []
  expect(rows.map(({ wins, losses }) => wins + losses)).toEqual(rows.map(() => 5))
})
