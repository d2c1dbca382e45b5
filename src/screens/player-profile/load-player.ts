import type { QueryClient } from '@tanstack/react-query'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { isUnknownPlayer } from '~/api/is-unknown-player'
import { type Player, toPlayer } from '~/api/player'

/** The player by this id, from the cache if there; null for an id that the server does not know (specification 8). */
export async function loadPlayer(queryClient: QueryClient, id: string): Promise<Player | null> {
  try {
    return await queryClient.query(getGetPlayerQueryOptions(id, { query: { select: toPlayer, staleTime: 'static' } }))
  } catch (error) {
    if (isUnknownPlayer(error)) return null
    throw error
  }
}
