import { ordinal } from '@akhada/contract/ordinal'
import type {
  BracketRecord,
  GroupsRecord,
  PointsRecord,
  StageRecord,
  TournamentDraw,
} from '@akhada/sample-world/tournaments/types'
import { rankByPoints } from '~/rules/battle-royale'
import { rankStandings } from '~/rules/standings'
import { type DecidedMatch, findLane, findTeamsByLetters, parseMatches, parsePointsMatches, toTeam } from './notation'
import { findWinningTeam, toMatch, toPointsMatch, toSide } from './to-match'
import { getTournamentState } from './tournament-state'
import type {
  BracketStage,
  GroupStage,
  Match,
  MatchState,
  PointsMatch,
  PointsStage,
  Side,
  Stage,
  Team,
  Zone,
} from './types'

/** The context in which a stage of a draw is read. */
interface Context {
  /** Id of the stage: "maha-dangal-2026-valorant-1". */
  id: string
  teams: readonly Team[]
  now: number
  /** For a bracket: where each team ended in the stage before, such as "2nd of Group A"; undefined in the first stage. */
  places: ReadonlyMap<string, string> | undefined
  isPreviousOver: boolean
}

/** The stages of a tournament as known at a time (ms): results of matches that are over, and sides that are decided. */
export function readStages(draw: TournamentDraw, now: number): Stage[] {
  const teams = draw.teams.map(toTeam)
  const stages: Stage[] = []
  let places: Context['places']
  for (const [index, record] of draw.stages.entries()) {
    const previous = stages.at(-1)
    const isPreviousOver = !previous || previous.state === 'past'
    const context = { id: `${draw.id}-${index + 1}`, teams, now, places, isPreviousOver }
    const stage = readStage(record, context)
    stages.push(stage)
    // Only the sides of a bracket say where they come from.
    if (draw.stages[index + 1]?.kind !== 'bracket') continue
    // Reads the stage as it will end: a label such as "2nd of Group A" gives no result away.
    const ended = { ...context, now: Number.POSITIVE_INFINITY, isPreviousOver: true }
    places = describePlaces(stage.state === 'past' ? stage : readStage(record, ended))
  }
  return stages
}

function readStage(record: StageRecord, context: Context): Stage {
  const stage = readKind(record, context)
  const matches = listMatches(stage)
  // All times have India's offset, so they can be sorted as text.
  const times = matches.flatMap(({ time, end }) => [time, end]).sort()
  const [start] = times
  const end = times.at(-1)
  if (!start || !end) throw new Error(`${context.id}: stage "${record.name}" has no match`)
  return { ...stage, start, end, state: getTournamentState({ start, end }, context.now) }
}

function readKind(record: StageRecord, context: Context) {
  if (record.kind === 'groups') return readGroups(record, context)
  return record.kind === 'bracket' ? readBracket(record, context) : readPoints(record, context)
}

type StageContent = GroupStage | PointsStage | BracketStage

/** All matches of a stage. */
export const listMatches = (stage: StageContent): (Match | PointsMatch)[] =>
  stage.kind === 'points' ? stage.days.flatMap(({ matches }) => matches) : listSeries(stage)

/** The matches of a stage between two teams; none in battle royale. */
export function listSeries(stage: StageContent): Match[] {
  if (stage.kind === 'groups') return stage.groups.flatMap(({ matches }) => matches)
  return stage.kind === 'bracket' ? stage.rounds.flatMap(({ matches }) => matches) : []
}

/** What tables need of a match: its sides by id, and its score once it's over. */
export const toResult = ({ home, away, score, state }: Pick<Match, 'home' | 'away' | 'score' | 'state'>) => ({
  home: home.team?.id ?? null,
  away: away.team?.id ?? null,
  score: state === 'over' ? score : null,
})

function readGroups({ rounds, groups, advance, name, isSwiss }: GroupsRecord, { id, teams, now }: Context): GroupStage {
  const decided = rounds.map((round, index) => parseMatches(round, { id: `${id}-${index + 1}`, name, teams }))
  const played = decided.map((matches, index) => {
    const before = decided[index - 1] ?? []
    const isDrawn = !isSwiss || before.every(({ end }) => Date.parse(end) <= now)
    const open = isDrawn ? {} : { home: toSide(null), away: toSide(null) }
    return matches.map((match) => ({ ...toMatch(match, now), ...open }))
  })
  return {
    kind: 'groups',
    name,
    advance,
    groups: groups.map((letters, index) => {
      const members = findTeamsByLetters(teams, letters)
      const isOwn = ({ home }: Match) => groups.length === 1 || members.some((team) => team.id === home.team?.id)
      const groupMatches = played
        .map((matches) => matches.filter(isOwn))
        // A group may rest on the day of another.
        .filter((matches) => matches.length > 0)
        .flatMap((matches, round) => matches.map((match) => ({ ...match, name: `Round ${round + 1}` })))
      const ids = members.map((team) => team.id)
      const rows = rankStandings(ids, groupMatches.map(toResult))
      return {
        name: groups.length > 1 ? `Group ${String.fromCharCode(65 + index)}` : name,
        matches: groupMatches,
        standings: rows.map(({ team, ...row }, place) => ({
          ...row,
          team: findTeam(members, team),
          rank: place + 1,
          zone: readZone(place, advance, groupMatches),
        })),
      }
    }),
  }
}

function readPoints(
  { name, scale, advance, teams: letters, days }: PointsRecord,
  { id, teams, now, isPreviousOver }: Context,
): PointsStage {
  // Until the stage before is over nobody knows who plays.
  const members = isPreviousOver ? findTeamsByLetters(teams, letters) : []
  const shown = days.map((day, index) => ({
    id: `${id}-day-${index + 1}`,
    matches: parsePointsMatches(day, `${id}-${index + 1}`).map((match) => toPointsMatch(match, teams, now)),
  }))
  const matches = shown.flatMap((day) => day.matches)
  const seeds = members.map((team) => team.id)
  const rows = rankByPoints(scale, seeds, matches)
  return {
    kind: 'points',
    name,
    advance,
    scale,
    seeds,
    table: rows.map(({ team, ...row }, place) => ({
      ...row,
      team: findTeam(members, team),
      rank: place + 1,
      zone: readZone(place, advance, matches),
    })),
    days: shown,
  }
}

function readBracket({ name, rounds }: BracketRecord, context: Context): BracketStage {
  const { id, teams } = context
  const decided = rounds.map((round, index) =>
    parseMatches(round, { id: `${id}-${index + 1}`, name: round.name, teams }),
  )
  return {
    kind: 'bracket',
    name,
    rounds: rounds.map((round, index): BracketStage['rounds'][number] => {
      const earlier = decided.slice(0, index).flat()
      return {
        name: round.name,
        bestOf: decided[index]?.[0]?.bestOf ?? 1,
        lane: findLane(round.name),
        matches: (decided[index] ?? []).map((match) => ({
          ...toMatch(match, context.now),
          home: readSide(match.home, earlier, context),
          away: readSide(match.away, earlier, context),
        })),
      }
    }),
  }
}

/** A side of a bracket's match: the team once the match that decides it is over, until then where it comes from. */
function readSide(team: Team, earlier: readonly DecidedMatch[], { now, places, isPreviousOver }: Context): Side {
  const source = earlier.findLast(({ home, away }) => home.id === team.id || away.id === team.id)
  if (!source) {
    const label = places?.get(team.id) ?? team.name
    return { team: isPreviousOver ? team : null, label, from: null, takesLoser: false }
  }
  const takesLoser = findWinningTeam(source)?.id !== team.id
  return {
    team: Date.parse(source.end) <= now ? team : null,
    label: nameSource(source.name, takesLoser),
    from: source.id,
    takesLoser,
  }
}

/** Names a team by the match that decides it: "Winner of semi-final 1". */
export const nameSource = (match: string, takesLoser: boolean): string =>
  `${takesLoser ? 'Loser' : 'Winner'} of ${match.charAt(0).toLowerCase()}${match.slice(1)}`

/** Nobody advances before the last match of the table is over, and nobody is inside before the first. */
function readZone(place: number, advance: number, matches: readonly { state: MatchState }[]): Zone {
  if (place >= advance || matches.every(({ state }) => state !== 'over')) return null
  return matches.every(({ state }) => state === 'over') ? 'advances' : 'inside'
}

/** Where each team ended in a stage: "2nd of Group A". */
function describePlaces(stage: Stage): Map<string, string> {
  if (stage.kind === 'bracket')
    return new Map(
      listSeries(stage)
        .flatMap(({ home, away }) => [home, away])
        .flatMap(({ team }) => (team ? [[team.id, `From ${stage.name}`]] : [])),
    )
  const tables = stage.kind === 'points' ? [{ name: stage.name, standings: stage.table }] : stage.groups
  return new Map(
    tables.flatMap(({ name, standings: rows }) =>
      rows.map(({ team, rank }): [string, string] => [team.id, `${ordinal(rank)} of ${name}`]),
    ),
  )
}

function findTeam(teams: readonly Team[], id: string): Team {
  const team = teams.find((candidate) => candidate.id === id)
  if (!team) throw new Error(`${id} does not play here`)
  return team
}
