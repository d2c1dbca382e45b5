import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isUnknownPlayer } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { type Player, toPlayer } from '~/api/player'

/**
 * The player by this id, from the cache if there; undefined for a page that is rendered without the server's answer.
 * Throws `notFound()` for an id that the server does not know (specification 8).
 */
export async function loadPlayer(queryClient: QueryClient, id: string): Promise<Player | undefined> {
  const query = getGetPlayerQueryOptions(id, { query: { select: toPlayer, staleTime: 'static' } })
  try {
    return await queryClient.query(query)
  } catch (error) {
    if (isUnknownPlayer(error)) throw notFound()
    if (!import.meta.env.SSR) throw error
    queryClient.removeQueries({ queryKey: query.queryKey })
    return undefined
  }
}
