import { requireFound } from '~/content/require-found'
import type { Team } from '~/content/tournaments/types'
import { tournamentsQuery, worldQuery } from '~/content/world-query'
import type { LineUp, MatchPage } from './types'

/** The page of a match, or of a day of battle royale. */
export const matchQuery = (id: string) =>
  worldQuery(['match', id], async (now) => {
    const [{ listMatchTimes }, { loadMatch }] = await Promise.all([
      import('~/content/tournaments/load'),
      import('./load'),
    ])
    const { page, tournament } = requireFound(await loadMatch(id, now))
    return { value: page, times: listMatchTimes(tournament) }
  })

/** The line-ups of the teams that have a page. Only as long as a match isn't over: who played in a past one isn't known. */
export const lineUpsQuery = ({ pair, state, tournament: { gameName } }: MatchPage) => {
  const teams = state === 'over' ? [] : (pair?.flatMap(({ team }) => team ?? []) ?? [])
  return tournamentsQuery(['line-ups', gameName, ...teams.map(({ id }) => id)], async (_, now) => {
    const lineUps = await Promise.all(teams.map((team) => loadLineUp(team, gameName, now)))
    return lineUps.filter(({ players }) => players.length > 0)
  })
}

async function loadLineUp(team: Team, gameName: string, now: number): Promise<LineUp> {
  const { listTeamPlayers } = await import('~/content/organizations/load-profile')
  const players = await listTeamPlayers(team.id, gameName, now)
  return {
    team,
    players: players.map(({ name, playerId, role, type, profileImage }) => ({
      name,
      playerId,
      role,
      type,
      profileImage,
    })),
  }
}
