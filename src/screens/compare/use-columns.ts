import { useGetPlayer } from '~/api/generated/players'
import { type Player, toPlayer } from '~/api/player'
import { useIsUrlRestored } from '~/router/prerendered-url'

/** One of the players that are compared: there, on the way, or failed. */
export interface Column {
  id: string
  player: Player | undefined
  error: Error | null
  isLoading: boolean
  retry: () => void
}

/** Whether the response is still to come. */
export const isPending = ({ player, error }: Column): boolean => !player && !error

/** A column per id, each with a call of its own: one that fails leaves the others alone. */
export function useColumns(ids: readonly string[]): Column[] {
  const columns = [useColumn(ids[0]), useColumn(ids[1]), useColumn(ids[2]), useColumn(ids[3])]
  return columns.slice(0, ids.length)
}

function useColumn(id = ''): Column {
  const enabled = useIsUrlRestored() && id !== ''
  const { data, error, isFetching, refetch } = useGetPlayer(id, { query: { select: toPlayer, enabled } })
  return { id, player: data, error, isLoading: isFetching, retry: () => void refetch() }
}
