import { requireFound } from '~/content/require-found'
import { makeTeamId } from '~/content/tournaments/team-id'
import { worldQuery } from '~/content/world-query'
import type { MatchPage } from './types'

/** The page of a match, or of a day of battle royale. */
export const matchQuery = (id: string) =>
  worldQuery(['match', id], async (now) => {
    const { loadMatch } = await import('./load')
    return requireFound(await loadMatch(id, now))
  })

/** The line-ups of the teams that have a page. Only as long as a match isn't over: who played in a past one isn't known. */
export const lineUpsQuery = ({ pair, state, tournament: { gameName } }: MatchPage) => {
  const teams = state === 'over' ? [] : (pair?.flatMap(({ team }) => team ?? []) ?? [])
  return worldQuery(['line-ups', gameName, ...teams.map(({ id }) => id)], async () => {
    const { loadLineUp } = await import('~/content/organizations/load-line-up')
    const lineUps = await Promise.all(
      teams.map(async (team) => ({ team, players: await loadLineUp(makeTeamId(team.name, gameName)) })),
    )
    return { value: lineUps.filter(({ players }) => players.length > 0), changeTimes: [] }
  })
}
