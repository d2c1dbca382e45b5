import { expect, test } from 'vitest'
import { parseStages } from '~/content/tournaments/notation'
import { finalRanking, withRecord } from '~/content/tournaments/ranking'
import type { StageRecord } from '~/content/tournaments/types'

const read = (...stages: StageRecord[]) =>
  parseStages({ id: 'cup', about: '', teams: ['Ants', 'Bees', 'Crows', 'Deer'], stages }, () => 'past')

const bracket = (matches: string[]): StageRecord => ({
  kind: 'bracket',
  name: 'Playoffs',
  rounds: [{ name: 'Final', bestOf: 3, on: '2026-11-07T15:00', matches }],
})

test('a match is read with its sides, its score, its winner and its time in India', () => {
  expect(read(bracket(['A 1-2 B', 'C v ?']))[0]).toMatchObject({
    rounds: [
      {
        matches: [
          {
            home: { id: 'ants' },
            away: { id: 'bees' },
            score: [1, 2],
            winner: { name: 'Bees' },
            time: '2026-11-07T15:00:00+05:30',
          },
          { home: { id: 'crows' }, away: null, score: null, winner: null, time: '2026-11-07T17:30:00+05:30' },
        ],
      },
    ],
  })
})

test('a points table is read from the order of places and the finishes', () => {
  const stage = read({
    kind: 'points',
    name: 'Finals',
    scale: 'sixteen',
    advance: 1,
    teams: 'ABCD',
    days: [{ on: '2026-11-07T15:00', matches: ['Erangel: B3 A9 D0 C1', 'Miramar'] }],
  })[0]
  expect(stage).toMatchObject({
    table: [
      { team: { name: 'Ants' }, rank: 1, points: 15, advances: true },
      { team: { name: 'Bees' }, rank: 2, points: 13, wins: 1, advances: false },
      { team: { name: 'Deer' }, points: 5, placementPoints: 5 },
      { team: { name: 'Crows' }, points: 5, placementPoints: 4 },
    ],
    days: [
      {
        matches: [
          { map: 'Erangel', finishes: [{ team: 'bees', place: 1, finishes: 3 }, {}, {}, {}] },
          { map: 'Miramar', finishes: [], time: '2026-11-07T15:45:00+05:30' },
        ],
      },
    ],
  })
})

test('who enters a bracket one round later has a bye; who falls into a lower round has none', () => {
  const byes = (rounds: { name: string; matches: string[] }[]) =>
    read({
      kind: 'bracket',
      name: 'Playoffs',
      rounds: rounds.map((round) => ({ ...round, bestOf: 3, on: '2026-11-07T12:00' })),
    }).flatMap((stage) =>
      stage.kind === 'bracket' ? stage.rounds.map((round) => round.byes.map(({ name }) => name)) : [],
    )
  expect(
    byes([
      { name: 'Quarter-finals', matches: ['A 2-0 B'] },
      { name: 'Semi-finals', matches: ['C v A', 'D v ?'] },
      { name: 'Grand final', matches: ['? v ?'] },
    ]),
  ).toEqual([['Crows', 'Deer'], [], []])
  expect(
    byes([
      { name: 'Upper final', matches: ['A 2-0 B'] },
      { name: 'Lower semi-final', matches: ['C 2-0 D'] },
      { name: 'Lower final', matches: ['B v C'] },
    ]),
  ).toEqual([[], [], []])
})

test.each(['A 2:1 B', 'A 2-1', 'Ants 2-1 Bees', 'A 2-1 E'])('"%s" is no match of this tournament', (line) => {
  expect(() => read(bracket([line]))).toThrow()
})

test('the later a team lost, the higher it ranks', () => {
  const stages = read({
    kind: 'bracket',
    name: 'Playoffs',
    rounds: [
      { name: 'Upper semi-finals', bestOf: 3, on: '2026-11-07T12:00', matches: ['A 2-0 D', 'B 0-2 C'] },
      { name: 'Lower semi-final', bestOf: 3, on: '2026-11-08T12:00', matches: ['D 0-2 B'] },
      { name: 'Upper final', bestOf: 3, on: '2026-11-08T15:00', matches: ['A 2-1 C'] },
      { name: 'Lower final', bestOf: 3, on: '2026-11-09T12:00', matches: ['B 2-1 C'] },
      { name: 'Grand final', bestOf: 5, on: '2026-11-09T16:00', matches: ['A 1-3 B'] },
    ],
  })
  expect(finalRanking(stages).map(({ name }) => name)).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
  expect(withRecord({ id: 'bees', name: 'Bees', logo: '' }, stages)).toMatchObject({ wins: 3, losses: 1 })
})
