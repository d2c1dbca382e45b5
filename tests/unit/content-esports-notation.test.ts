import type { StageRecord } from '@akhada/sample-world/tournaments/types'
import { expect, test } from 'vitest'
import { addRecord, listFinalRanking } from '~/content/tournaments/ranking'
import { readStages } from '~/content/tournaments/read-stages'

const readAt = (now: number, ...stages: StageRecord[]) =>
  readStages({ id: 'cup', about: '', teams: ['Ants', 'Bees', 'Crows', 'Deer'], stages }, now)
const read = (...stages: StageRecord[]) => readAt(Number.POSITIVE_INFINITY, ...stages)

const bracket = (matches: string[]): StageRecord => ({
  kind: 'bracket',
  name: 'Playoffs',
  rounds: [{ name: 'Final', on: '2026-11-07T15:00', matches }],
})

test('a match is parsed into its sides, score, winner and time in India', () => {
  expect(read(bracket(['A 1-2 B', 'C 2-0 D']))[0]).toMatchObject({
    rounds: [
      {
        matches: [
          {
            home: { team: { id: 'ants' } },
            away: { team: { id: 'bees' } },
            score: [1, 2],
            winner: { name: 'Bees' },
            time: '2026-11-07T15:00:00+05:30',
          },
          {
            home: { team: { id: 'crows' } },
            away: { team: { id: 'deer' } },
            state: 'over',
            score: [2, 0],
            time: '2026-11-07T17:30:00+05:30',
          },
        ],
      },
    ],
  })
})

test('a points table is computed from the order of places and the finishes', () => {
  const stage = readAt(Date.parse('2026-11-07T15:45:00+05:30'), {
    kind: 'points',
    name: 'Finals',
    scale: 'sixteen',
    advance: 1,
    teams: 'ABCD',
    days: [{ on: '2026-11-07T15:00', matches: ['Erangel: B3 A9 D0 C1', 'Miramar: C2 D1 A0 B0'] }],
  })[0]
  expect(stage).toMatchObject({
    table: [
      { team: { name: 'Ants' }, rank: 1, points: 15, zone: 'inside' },
      { team: { name: 'Bees' }, rank: 2, points: 13, wins: 1, zone: null },
      { team: { name: 'Deer' }, points: 5, placementPoints: 5 },
      { team: { name: 'Crows' }, points: 5, placementPoints: 4 },
    ],
    days: [
      {
        matches: [
          { map: 'Erangel', placings: [{ team: 'bees', place: 1, finishes: 3 }, {}, {}, {}] },
          { map: 'Miramar', placings: [], time: '2026-11-07T15:45:00+05:30' },
        ],
      },
    ],
  })
})

const groups: StageRecord = {
  kind: 'groups',
  name: 'Round Robin',
  advance: 2,
  groups: ['ABCD'],
  rounds: [
    { on: '2026-11-01T12:00', matches: ['A 2-0 B', 'C 2-0 D'] },
    { on: '2026-11-02T12:00', matches: ['A 2-0 C', 'B 2-0 D'] },
  ],
}
const playoffs: StageRecord = {
  kind: 'bracket',
  name: 'Playoffs',
  rounds: [
    { name: 'Semi-finals', on: '2026-11-05T12:00', matches: ['A 2-1 D', 'C 0-2 B'] },
    { name: 'Third place', on: '2026-11-06T12:00', matches: ['D 0-2 C'] },
    { name: 'Grand final', on: '2026-11-06T16:00', matches: ['A 3-2 B'] },
  ],
}

/** The sides and the score, or the state, of each playoff match. */
function showPlayoffs(now: string) {
  const stage = readAt(Date.parse(`${now}:00+05:30`), groups, playoffs)[1]
  if (stage?.kind !== 'bracket') throw new Error('No bracket')
  return stage.rounds
    .flatMap(({ matches }) => matches)
    .map(({ home, away, score, state }) => [
      home.team?.name ?? home.label,
      away.team?.name ?? away.label,
      score?.join('-') ?? state,
    ])
}

test.each([
  ['2026-11-02T14:00', ['1st of Round Robin', '4th of Round Robin', 'upcoming']],
  ['2026-11-02T17:00', ['Ants', 'Deer', 'upcoming']],
  ['2026-11-05T12:00', ['Ants', 'Deer', '0-0']],
  ['2026-11-05T14:30', ['Ants', 'Deer', '2-1']],
])('at %s the first semi-final is %o', (now, match) => {
  expect(showPlayoffs(now)[0]).toEqual(match)
})

test('a side is a label until the previous match is over, and a name after that', () => {
  expect(showPlayoffs('2026-11-05T14:30').slice(1)).toEqual([
    ['Crows', 'Bees', '0-0'],
    ['Deer', 'Loser of semi-final 2', 'upcoming'],
    ['Ants', 'Winner of semi-final 2', 'upcoming'],
  ])
  expect(showPlayoffs('2026-11-06T19:00').at(-1)).toEqual(['Ants', 'Bees', '3-2'])
})

test('no team advances before the last match of the table is over', () => {
  const zonesAt = (now: string) => {
    const stage = readAt(Date.parse(`${now}:00+05:30`), groups)[0]
    return stage?.kind === 'groups' ? stage.groups[0]?.standings.map(({ zone }) => zone) : undefined
  }
  expect(zonesAt('2026-11-01T14:00')).toEqual([null, null, null, null])
  expect(zonesAt('2026-11-02T14:00')).toEqual(['inside', 'inside', null, null])
  expect(zonesAt('2026-11-02T17:00')).toEqual(['advances', 'advances', null, null])
})

test.each(['A 2:1 B', 'A 2-1', 'Ants 2-1 Bees', 'A 2-1 E'])('"%s" is not a valid match of this tournament', (line) => {
  expect(() => read(bracket([line]))).toThrow()
})

test('the later a team lost, the higher it ranks', () => {
  const stages = read({
    kind: 'bracket',
    name: 'Playoffs',
    rounds: [
      { name: 'Upper semi-finals', on: '2026-11-07T12:00', matches: ['A 2-0 D', 'B 0-2 C'] },
      { name: 'Lower semi-final', on: '2026-11-08T12:00', matches: ['D 0-2 B'] },
      { name: 'Upper final', on: '2026-11-08T15:00', matches: ['A 2-1 C'] },
      { name: 'Lower final', on: '2026-11-09T12:00', matches: ['B 2-1 C'] },
      { name: 'Grand final', on: '2026-11-09T16:00', matches: ['A 1-3 B'] },
    ],
  })
  expect(listFinalRanking(stages).map(({ name }) => name)).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
  expect(addRecord({ id: 'bees', name: 'Bees', logo: '' }, stages)).toMatchObject({ wins: 3, losses: 1 })
})
