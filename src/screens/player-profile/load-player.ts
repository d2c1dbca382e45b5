import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
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

/** Whether the server knows no player by the id that it was sent. */
export const isUnknownPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
