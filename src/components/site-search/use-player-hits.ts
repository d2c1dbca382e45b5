import { useQuery } from '@tanstack/react-query'
import { ApiError } from '~/api/http'
import type { Player } from '~/api/player'
import { noPlayersSearch } from '~/api/players-search'
import { playersQuery } from '~/api/queries'
import { useDebounced } from '~/hooks/use-debounced'

/** One letter is in every name. */
const shortest = 2

interface PlayerHits {
  players: readonly Player[]
  /** Whether results for the current query are still loading. */
  isAsking: boolean
  /** The error message when the request failed. */
  failure: string | null
}

/** Players that match the query, by score, from the server; debounced. */
export function usePlayerHits(query: string): PlayerHits {
  const debounced = useDebounced(query, 200)
  const { data, error, isPlaceholderData } = useQuery({
    ...playersQuery({ ...noPlayersSearch, search: debounced }),
    enabled: debounced.length >= shortest,
  })
  const wanted = query.length >= shortest
  const settled = debounced === query && !isPlaceholderData
  return {
    players: wanted && settled && data ? data.players : [],
    isAsking: wanted && !(settled && (data || error)),
    failure: wanted && settled && error && !data ? errorMessage(error) : null,
  }
}

const errorMessage = (error: Error) =>
  error instanceof ApiError ? error.message : 'The players could not be searched.'
