import { crest } from '~/lib/art'
import { type Finish, pointsTable } from '~/rules/battle-royale'
import { type Result, standings, winnerOf } from '~/rules/standings'
import { slug } from '../../../contract/slug'
import type {
  BracketRecord,
  BracketStage,
  GroupStage,
  GroupsRecord,
  Match,
  PointsRecord,
  PointsStage,
  RoundRecord,
  Stage,
  StageRecord,
  Team,
  TournamentDraw,
} from './types'

/** By the number of games in a series. */
export const minutesPerMatch: Record<number, number> = { 1: 60, 3: 150, 5: 240 }
/** Of battle royale. */
export const minutesPerDrop = 45
/** How long after the beginning of its last match a stage is over. */
const minutesToEnd = 180

/** The team of a name. */
export const teamOf = (name: string): Team => ({ id: slug(name), name, logo: crest(name) })

/** Reads the stages of a tournament from the notation of its data file. Throws with the faulty line for what is no notation. */
export function parseStages(
  draw: TournamentDraw,
  stateOf: (span: { start: string; end: string }) => Stage['state'],
): Stage[] {
  const teams = draw.teams.map(teamOf)
  return draw.stages.map((record, index) => {
    const stage = parseStage(record, teams, `${draw.id}-${index + 1}`)
    const times = timesOf(stage).sort((a, b) => Date.parse(a) - Date.parse(b))
    const start = times[0]
    const last = times.at(-1)
    if (!start || !last) throw new Error(`${draw.id}: stage "${stage.name}" has no match`)
    const span = { start, end: later(last, minutesToEnd) }
    return { ...stage, ...span, state: stateOf(span) }
  })
}

/** The matches of a stage between two teams; none in battle royale. */
export function matchesOf(stage: GroupStage | PointsStage | BracketStage): Match[] {
  if (stage.kind === 'groups') return stage.groups.flatMap(({ matches }) => matches)
  return stage.kind === 'bracket' ? stage.rounds.flatMap(({ matches }) => matches) : []
}

/** A match with its sides by id, as tables count it. */
export const resultOf = ({ home, away, score }: Pick<Match, 'home' | 'away' | 'score'>): Result => ({
  home: home?.id ?? null,
  away: away?.id ?? null,
  score,
})

const timesOf = (stage: GroupStage | PointsStage | BracketStage) =>
  (stage.kind === 'points' ? stage.days.flatMap(({ matches }) => matches) : matchesOf(stage)).map(({ time }) => time)

function parseStage(record: StageRecord, teams: Team[], id: string): GroupStage | PointsStage | BracketStage {
  if (record.kind === 'groups') return parseGroups(record, teams, id)
  return record.kind === 'bracket' ? parseBracket(record, teams, id) : parsePoints(record, teams, id)
}

function parseGroups({ rounds, groups, bestOf, advance, name }: GroupsRecord, teams: Team[], id: string): GroupStage {
  const matches = rounds.flatMap((round, index) => parseMatches(round, bestOf, teams, `${id}-${index + 1}`))
  return {
    kind: 'groups',
    name,
    bestOf,
    advance,
    groups: groups.map((letters, index) => {
      const members = [...letters].map((letter) => byLetter(teams, letter))
      const own =
        groups.length === 1 ? matches : matches.filter(({ home }) => members.some((team) => team.id === home?.id))
      const rows = standings(
        members.map((team) => team.id),
        own.map(resultOf),
      )
      return {
        name: groups.length > 1 ? `Group ${String.fromCharCode(65 + index)}` : name,
        matches: own,
        standings: rows.map(({ team, ...row }, place) => ({
          ...row,
          team: byKey(members, team),
          rank: place + 1,
          advances: place < advance,
        })),
      }
    }),
  }
}

function parseBracket({ name, rounds }: BracketRecord, teams: Team[], id: string): BracketStage {
  const read = rounds.map((round, index) => ({
    name: round.name,
    bestOf: round.bestOf,
    matches: parseMatches(round, round.bestOf, teams, `${id}-${index + 1}`),
  }))
  return { kind: 'bracket', name, rounds: read.map((round, index) => ({ ...round, byes: byesIn(read, index) })) }
}

/** The teams that enter the bracket one round later; into a lower round one falls by losing, or is seeded there. */
function byesIn(rounds: readonly { name: string; matches: readonly Match[] }[], index: number): Team[] {
  const next = rounds[index + 1]
  if (!next || next.name.startsWith('Lower')) return []
  const before = new Set(rounds.slice(0, index + 1).flatMap(({ matches }) => teamsIn(matches).map(({ id }) => id)))
  return teamsIn(next.matches).filter(({ id }) => !before.has(id))
}

const teamsIn = (matches: readonly Match[]): Team[] =>
  matches.flatMap(({ home, away }) => [home, away]).filter((team) => team !== null)

function parsePoints(
  { name, scale, advance, teams: letters, days }: PointsRecord,
  teams: Team[],
  id: string,
): PointsStage {
  const members = [...letters].map((letter) => byLetter(teams, letter))
  const read = days.map((day, index) => ({
    id: `${id}-day-${index + 1}`,
    matches: day.matches.map((line, match) => ({
      id: `${id}-${index + 1}-${match + 1}`,
      ...parseDrop(line, later(day.on, match * minutesPerDrop), teams),
    })),
  }))
  const rows = pointsTable(
    scale,
    members.map((team) => team.id),
    read.flatMap(({ matches }) => matches.map(({ finishes }) => finishes)),
  )
  return {
    kind: 'points',
    name,
    advance,
    scale,
    table: rows.map(({ team, ...row }, place) => ({
      ...row,
      team: byKey(members, team),
      rank: place + 1,
      advances: place < advance,
    })),
    days: read,
  }
}

function parseMatches({ on, matches }: RoundRecord, bestOf: number, teams: Team[], id: string): Match[] {
  return matches.map((line, index) => {
    const [, home, own, other, away] = /^([A-Z?]) (?:(\d+)-(\d+)|v) ([A-Z?])$/.exec(line) ?? []
    if (!home || !away) throw new Error(`${id}: "${line}" is no match`)
    const match = {
      id: `${id}-${index + 1}`,
      home: home === '?' ? null : byLetter(teams, home),
      away: away === '?' ? null : byLetter(teams, away),
      score: own && other ? ([Number(own), Number(other)] as const) : null,
      time: later(on, index * (minutesPerMatch[bestOf] ?? minutesPerDrop)),
    }
    const winner = winnerOf(resultOf(match))
    return { ...match, winner: winner ? byKey(teams, winner) : null }
  })
}

function parseDrop(line: string, time: string, teams: Team[]): { map: string; time: string; finishes: Finish[] } {
  const [map = '', order = ''] = line.split(': ')
  const finishes = [...order.matchAll(/([A-Z])(\d+)/g)].map(([, letter = '', count], index) => ({
    team: byLetter(teams, letter).id,
    place: index + 1,
    finishes: Number(count),
  }))
  return { map, time, finishes }
}

function byLetter(teams: Team[], letter: string): Team {
  const team = teams[letter.charCodeAt(0) - 65]
  if (!team) throw new Error(`No team is called ${letter}`)
  return team
}

function byKey(teams: Team[], id: string): Team {
  const team = teams.find((candidate) => candidate.id === id)
  if (!team) throw new Error(`${id} does not play here`)
  return team
}

/** Some minutes after a time; takes "2026-11-07T15:00" as Indian time, gives an ISO time with the zone +05:30. */
export function later(time: string, minutes: number): string {
  const offset = 330 * 60_000
  const start = Date.parse(time.includes('+') ? time : `${time}+05:30`)
  return `${new Date(start + minutes * 60_000 + offset).toISOString().slice(0, 19)}+05:30`
}
