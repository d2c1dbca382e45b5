import { expect, test } from 'vitest'
import { makeMatchTable, makeTable } from '~/content/tournaments/points-table'
import { getPlacementPoints, rankByPoints } from '~/rules/battle-royale'

test('sixteen teams: placement is worth 10-6-5-4-3-2-1-1, then nothing', () => {
  expect(Array.from({ length: 16 }, (_, index) => getPlacementPoints('sixteen', index + 1))).toEqual([
    10, 6, 5, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('twenty teams have a longer scale', () => {
  expect([1, 2, 15, 16].map((place) => getPlacementPoints('twenty', place))).toEqual([12, 9, 1, 0])
})

test('points are placement plus one per finish, over all matches', () => {
  const matches = [
    {
      placings: [
        { team: 'a', place: 1, finishes: 7 },
        { team: 'b', place: 2, finishes: 12 },
      ],
    },
    {
      placings: [
        { team: 'b', place: 1, finishes: 0 },
        { team: 'a', place: 9, finishes: 2 },
      ],
    },
  ]
  expect(rankByPoints('sixteen', ['a', 'b', 'c'], matches)).toEqual([
    { team: 'b', matches: 2, wins: 1, placementPoints: 16, finishes: 12, points: 28 },
    { team: 'a', matches: 2, wins: 1, placementPoints: 10, finishes: 9, points: 19 },
    { team: 'c', matches: 0, wins: 0, placementPoints: 0, finishes: 0, points: 0 },
  ])
})

test('equal points: more match wins rank higher', () => {
  const matches = [
    {
      placings: [
        { team: 'a', place: 2, finishes: 4 },
        { team: 'b', place: 1, finishes: 0 },
      ],
    },
  ]
  expect(rankByPoints('sixteen', ['a', 'b'], matches).map(({ team }) => team)).toEqual(['b', 'a'])
})

test('equal points and wins: more points for placement rank higher', () => {
  const placings = [
    { team: 'a', place: 3, finishes: 1 },
    { team: 'b', place: 2, finishes: 0 },
  ]
  expect(rankByPoints('sixteen', ['a', 'b'], [{ placings }]).map(({ team }) => team)).toEqual(['b', 'a'])
})

/** A stage of three teams, whose table begins with a given one. */
function makeStage(first = 'a') {
  const seeds = ['a', 'b', 'c']
  const makeRow = (id: string, index: number) => ({
    team: { id, name: id, logo: '' },
    ...{ rank: index + 1, zone: null, matches: 0, wins: 0, placementPoints: 0, finishes: 0, points: 0 },
  })
  return { scale: 'sixteen' as const, seeds, table: [first, ...seeds.filter((id) => id !== first)].map(makeRow) }
}

const matchFacts = {
  ...{ id: 'm1', map: 'Erangel', time: '2026-11-06T15:00:00+05:30', end: '2026-11-06T15:45:00+05:30' },
  state: 'over' as const,
}

test('a day is ranked by points, even after one match; a match by placement', () => {
  const stage = makeStage()
  const match = {
    ...matchFacts,
    placings: [
      { team: 'a', place: 1, finishes: 3 },
      { team: 'b', place: 2, finishes: 9 },
    ],
  }
  const listRanks = (rows: ReturnType<typeof makeTable>) =>
    rows.map(({ rank, team, points }) => [rank, team.id, points])
  expect(listRanks(makeTable(stage, [match]))).toEqual([
    [1, 'b', 15],
    [2, 'a', 13],
  ])
  expect(listRanks(makeMatchTable(stage, match))).toEqual([
    [1, 'a', 13],
    [2, 'b', 15],
  ])
})

test('a tie on a day goes to the better seed, however the stage goes on', () => {
  const match = {
    ...matchFacts,
    placings: [
      { team: 'c', place: 1, finishes: 9 },
      { team: 'b', place: 7, finishes: 3 },
      { team: 'a', place: 8, finishes: 3 },
    ],
  }
  for (const first of ['a', 'b', 'c'])
    expect(makeTable(makeStage(first), [match]).map(({ team }) => team.id)).toEqual(['c', 'a', 'b'])
})
