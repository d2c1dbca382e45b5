import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { type Player, toPlayer } from '~/api/player'

/** The player by this id, from the cache if there. Throws `notFound` for an id that the server does not know (specification 8). */
export async function loadPlayer(queryClient: QueryClient, id: string): Promise<Player> {
  try {
    return await queryClient.query(getGetPlayerQueryOptions(id, { query: { select: toPlayer, staleTime: 'static' } }))
  } catch (error) {
    throw isUnknownPlayer(error) ? notFound() : error
  }
}

/** Whether the server knows no player by the id that it was sent. */
export const isUnknownPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
