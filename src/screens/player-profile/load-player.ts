import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isUnknownPlayer } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { type Player, toPlayer } from '~/api/player'

/**
 * The player with this id, from the cache if possible; undefined if a page is rendered without a response from the server.
 * Throws `notFound()` for an id that the server doesn't know (specification 8).
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
