import { keepPreviousData } from '@tanstack/react-query'
import { errorMessage } from '~/api/api-error'
import { useListPlayers } from '~/api/generated/players'
import { allPlayers } from '~/api/list-params'
import { type Player, toPlayersPage } from '~/api/player'
import { useDebounced } from '~/hooks/use-debounced'

/** One letter is in every name. */
const minQueryLength = 2

interface PlayerResults {
  players: readonly Player[]
  /** Whether the players for the query are still to come. */
  isLoading: boolean
  /** The message, when the call failed. */
  error: string | null
}

/** The players that the server finds, by score; requested once the typing pauses. */
export function usePlayerResults(query: string): PlayerResults {
  const debounced = useDebounced(query, 200)
  const { data, error, isPlaceholderData } = useListPlayers(
    { ...allPlayers, search: debounced },
    {
      query: { select: toPlayersPage, placeholderData: keepPreviousData, enabled: debounced.length >= minQueryLength },
    },
  )
  const isSearchable = query.length >= minQueryLength
  const isCurrent = debounced === query && !isPlaceholderData
  return {
    players: isSearchable && isCurrent && data ? data.players : [],
    isLoading: isSearchable && !(isCurrent && (data || error)),
    error:
      isSearchable && isCurrent && error && !data ? errorMessage(error, 'The players could not be searched.') : null,
  }
}
