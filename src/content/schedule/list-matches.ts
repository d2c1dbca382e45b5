import { makeTable } from '~/content/tournaments/points-table'
import { makeTeamId } from '~/content/tournaments/team-id'
import type { Match, PointsMatch, PointsStage, Stage, Team, TournamentDetail } from '~/content/tournaments/types'
import { compareStarts } from '~/lib/dates'
import { plural } from '~/lib/words'
import type { ScheduledMatch } from './types'

type Entry = Omit<ScheduledMatch, 'path' | 'tournament' | 'teams' | 'champion' | 'isLaterStage'> & {
  playing: readonly Team[]
}

const cachedMatches = new WeakMap<TournamentDetail, ScheduledMatch[]>()

/** All matches of a tournament in order of time, always the same array; in battle royale one entry for each day of a stage. */
export function listScheduledMatches(tournament: TournamentDetail): readonly ScheduledMatch[] {
  const matches = cachedMatches.get(tournament) ?? buildMatches(tournament)
  cachedMatches.set(tournament, matches)
  return matches
}

function buildMatches(tournament: TournamentDetail): ScheduledMatch[] {
  const { id, name, path, gameId, gameName, image, organizerId, winner } = tournament
  return tournament.stages
    .flatMap((stage, index) => listEntries(stage).map((entry) => ({ ...entry, isLaterStage: index > 0 })))
    .map(({ playing, ...entry }) => ({
      ...entry,
      path: `/esports/match/${entry.id}`,
      tournament: { id, name, path, gameId, gameName, image, organizerId },
      teams: playing.map((team) => makeTeamId(team.name, gameName)),
    }))
    .sort(compareStarts)
    .map((match, index, { length }) => ({ ...match, champion: index === length - 1 ? winner : null }))
}

function listEntries(stage: Stage): Entry[] {
  if (stage.kind === 'points') return stage.days.flatMap((day, index) => toDay(stage, day, index))
  if (stage.kind === 'bracket')
    return stage.rounds.flatMap(({ matches }) => matches.map((match) => toSeries(match, match.name)))
  return stage.groups.flatMap((group) => {
    const name = group.name === stage.name ? stage.name : `${stage.name}, ${group.name}`
    return group.matches.map((match) => toSeries(match, `${name}, ${match.name.toLowerCase()}`))
  })
}

function toSeries({ id, home, away, score, winner, state, time, end, bestOf }: Match, round: string): Entry {
  const names = [home, away].map(({ team, label }) => team?.name ?? label)
  return {
    id,
    title: names.join(' v '),
    note: bestOf > 1 ? `${round}, best of ${bestOf}` : round,
    sides: [home, away],
    score,
    winner,
    ranking: [],
    playing: [home.team, away.team].filter((team) => team !== null),
    start: time,
    end,
    state,
  }
}

/** A day of battle royale: its lobby plays one match after the other. */
function toDay(stage: PointsStage, { id, matches }: PointsStage['days'][number], index: number): Entry[] {
  const [first] = matches
  const last = matches.at(-1)
  if (!first || !last) return []
  // A day is still live between two of its matches.
  const state = matches.every((match) => match.state === first.state) ? first.state : 'live'
  const ranking = state === 'over' ? makeTable(stage, matches).map(({ team }) => team) : []
  return [
    {
      id,
      title: `${stage.name}, day ${index + 1}`,
      note: state === 'live' ? describeCurrent(matches) : plural(matches.length, 'match', 'matches'),
      sides: null,
      score: null,
      winner: ranking[0] ?? null,
      ranking: ranking.map(({ id }) => id),
      playing: stage.table.map(({ team }) => team),
      start: first.time,
      end: last.end,
      state,
    },
  ]
}

/** The match of a live day that is on or comes next: "Match 3 of 6, Erangel". */
function describeCurrent(matches: readonly PointsMatch[]): string {
  const index = matches.findIndex(({ state }) => state !== 'over')
  return `Match ${index + 1} of ${matches.length}, ${matches[index]?.map}`
}
