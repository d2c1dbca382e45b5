import { useQueries } from '@tanstack/react-query'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { type Player, toPlayer } from '~/api/player'

/** One of the players that are compared: there, on the way, or failed. */
export interface ComparedColumn {
  id: string
  player: Player | undefined
  error: Error | null
  isLoading: boolean
  retry: () => void
}

/** Whether the response is still to come. */
export const isPending = ({ player, error }: ComparedColumn): boolean => !player && !error

/** A column per id, each with a call of its own: one that fails does not affect the others. */
export const useColumns = (ids: readonly string[]): ComparedColumn[] =>
  useQueries({
    queries: ids.map((id) => getGetPlayerQueryOptions(id, { query: { select: toPlayer } })),
  }).map(({ data, error, isFetching, refetch }, index) => ({
    id: ids[index] ?? '',
    player: data,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
  }))
