import { contentQuery } from '~/content/content-query'
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

/** The players of each side; nobody if its team or its line-up isn't known, or once the match is over: who played isn't recorded. */
export const lineUpsQuery = ({ pair, state, tournament: { gameName } }: MatchPage) => {
  const names = state === 'over' ? [] : (pair?.map(({ team }) => team?.name ?? '') ?? [])
  return contentQuery(['line-ups', gameName, ...names], async () => {
    const { loadLineUp } = await import('~/content/organizations/load-line-up')
    return Promise.all(names.map((name) => (name ? loadLineUp(makeTeamId(name, gameName)) : [])))
  })
}
