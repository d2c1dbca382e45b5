import { isSoon } from '~/content/schedule/is-soon'
import { listMatchTimes, loadTournaments } from '~/content/tournaments/load'
import { listFinalRanking, rankTeams } from '~/content/tournaments/ranking'
import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { makeTeamId } from '~/content/tournaments/team-id'
import type { TournamentDetail } from '~/content/tournaments/types'
import type { Reading } from '~/content/world-query'
import type { TeamGame, TeamPage, TeamTournament } from './types'

/** A team at a time (ms) with its tournaments so far and those of three weeks, and the times when it may change; null if it has none. */
export async function loadTeam(id: string, now: number): Promise<Reading<TeamPage> | null> {
  const all = await loadTournaments(now, (record) => isSoon(record, now))
  const own = all.filter(({ teams }) => teams.some((team) => team.id === id))
  const team = own[0]?.teams.find((each) => each.id === id)
  if (!team) return null
  const games = Map.groupBy(all, ({ gameName }) => gameName)
  return {
    value: {
      ...{ id, name: team.name, logo: team.logo },
      games: [...games].flatMap(([game, details]) => readGame(id, game, details)).sort((a, b) => b.points - a.points),
      tournaments: sortUpcomingFirst(own).map((detail) => readTournament(id, detail)),
    },
    times: all.flatMap(listMatchTimes),
  }
}

/** The rank of a team in a game, from all tournaments of the game; empty if it doesn't play it. */
function readGame(id: string, name: string, details: readonly TournamentDetail[]): TeamGame[] {
  const ranking = rankTeams(details)
  return ranking
    .filter((team) => team.id === id)
    .map(({ rank, points }) => ({ name, followId: makeTeamId(id, name), rank, teamCount: ranking.length, points }))
}

function readTournament(team: string, detail: TournamentDetail): TeamTournament {
  const { id, name, gameName, start, end, state, status, stages, prizes } = detail
  const places = state === 'past' ? listFinalRanking(stages) : prizes.map((prize) => prize.team)
  const index = places.findIndex((each) => each?.id === team)
  return {
    id,
    name,
    gameName,
    start,
    end,
    state,
    status,
    place: index + 1 || null,
    prize: prizes[index]?.prize ?? null,
  }
}
