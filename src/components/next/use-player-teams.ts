import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { isUnknownPlayer } from '~/api/is-unknown-player'
import { toPlayer } from '~/api/player'
import { teamId } from '~/content/team-id'
import type { Follow } from '~/session/follows'
import type { PlayerTeams } from './what-is-next'

/** Each is a request; those followed last are looked up. */
const limit = 24

interface Teams {
  teams: PlayerTeams
  /** How many players could not be looked up; one whom the server no longer knows is not counted. */
  failed: number
}

/** The teams that the followed players play for now, by their records on the server; those before while a list that has changed is looked up. */
export function usePlayerTeams(follows: readonly Follow[]) {
  const ids = follows.flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])).slice(-limit)
  return useQuery({
    queryKey: ['player teams', ids],
    queryFn: ({ client }) => findTeams(client, ids),
    placeholderData: keepPreviousData,
  })
}

async function findTeams(client: QueryClient, ids: readonly string[]): Promise<Teams> {
  const results = await Promise.allSettled(ids.map((id) => findTeam(client, id)))
  return {
    teams: new Map(results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))),
    failed: results.filter((result) => result.status === 'rejected' && !isUnknownPlayer(result.reason)).length,
  }
}

async function findTeam(client: QueryClient, id: string): Promise<[player: string, team: string] | null> {
  const options = getGetPlayerQueryOptions(id)
  // Without a connection the last record counts.
  const record = await client.query(options).catch((error) => {
    const last = client.getQueryData(options.queryKey)
    if (!last) throw error
    return last
  })
  const player = toPlayer(record)
  return player.team && player.game ? [id, teamId(player.team, player.game)] : null
}
