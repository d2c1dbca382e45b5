import { useQueries } from '@tanstack/react-query'
import { isUnknownPlayer } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { toPlayer } from '~/api/player'
import { findPlayerTeam } from '~/content/tournaments/team-id'
import { type Follow, listFollowedPlayers } from '~/session/follows'
import type { PlayerTeams } from './list-up-next'

/** The teams that the followed players play for now, by their records on the server. */
export function usePlayerTeams(follows: readonly Follow[]) {
  const ids = listFollowedPlayers(follows)
  const queries = useQueries({
    queries: ids.map((id) => getGetPlayerQueryOptions(id, { query: { select: toPlayer } })),
  })
  // Without a connection the last known record counts. A player that the server no longer has isn't reported.
  const failed = queries.filter(({ data, error }) => error && !data && !isUnknownPlayer(error))
  const teams: PlayerTeams = new Map(
    queries.flatMap(({ data }, index): [player: string, team: string][] => {
      const team = data && findPlayerTeam(data)
      const id = ids[index]
      return id && team ? [[id, team]] : []
    }),
  )
  return {
    teams,
    isPending: queries.some((query) => query.isPending),
    failed: failed.length,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
