import { teamId } from '~/content/team-id'
import { loadTournament } from './load'
import { later, minutesPerDrop, minutesPerMatch } from './notation'
import { tournaments } from './records.data'
import type { Schedule, ScheduledMatch } from './schedule.types'
import type { GroupStage, Match, PointsStage, Stage, Team, TournamentDetail } from './types'

type Planned = Omit<ScheduledMatch, 'tournament' | 'teams'> & { teams: readonly Team[] }

/** All tournaments with their teams, and all matches to come. */
export async function loadSchedule(): Promise<Schedule> {
  const details = (await Promise.all(tournaments.map(({ id }) => loadTournament(id)))).filter(
    (detail) => detail !== null,
  )
  return {
    tournaments: details.map((tournament) => ({ tournament, teams: tournament.teams.map(({ followId }) => followId) })),
    matches: details.flatMap((tournament) =>
      tournament.stages
        .flatMap(plannedIn)
        .map(({ teams, ...match }) => ({ ...match, tournament, teams: idsOf(teams, tournament) })),
    ),
  }
}

const idsOf = (teams: readonly Team[], { gameName }: TournamentDetail) =>
  teams.map(({ name }) => teamId(name, gameName))

function plannedIn(stage: Stage): Planned[] {
  if (stage.kind === 'points') return daysOf(stage)
  if (stage.kind === 'groups')
    return stage.groups.flatMap((group) => planned(group.matches, groupName(stage, group), stage.bestOf))
  return stage.rounds.flatMap(({ matches, name, bestOf }) => planned(matches, name, bestOf))
}

const groupName = ({ name }: GroupStage, group: { name: string }) =>
  group.name === name ? name : `${name}, ${group.name}`

function planned(matches: readonly Match[], round: string, bestOf: number): Planned[] {
  return matches
    .filter(({ score }) => score === null)
    .map(({ id, home, away, time }) => ({
      id,
      title:
        home || away ? `${home?.name ?? 'To be decided'} v ${away?.name ?? 'to be decided'}` : 'Teams to be decided',
      note: bestOf > 1 ? `${round}, best of ${bestOf}` : round,
      start: time,
      end: later(time, minutesPerMatch[bestOf] ?? minutesPerDrop),
      teams: [home, away].filter((team) => team !== null),
    }))
}

/** The matches of battle royale that are not played, as one entry a day. */
function daysOf({ name, days, table }: PointsStage): Planned[] {
  return days.flatMap(({ id, matches }) => {
    const open = matches.filter(({ finishes }) => finishes.length === 0)
    const [first] = open
    const last = open.at(-1)
    if (!first || !last) return []
    return {
      id,
      title: name,
      note: open.length === 1 ? '1 match' : `${open.length} matches`,
      start: first.time,
      end: later(last.time, minutesPerDrop),
      teams: table.map(({ team }) => team),
    }
  })
}
