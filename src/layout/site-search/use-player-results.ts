import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getErrorMessage } from '~/api/api-error'
import { useListPlayers } from '~/api/generated/players'
import { defaultListParams } from '~/api/list-params'
import { type Player, toPlayersPage } from '~/api/player'
import { countAllowedTypos, isSimilar } from '~/lib/typos'

/** A single letter matches almost every name. */
const minQueryLength = 2

/** The players that the server finds, by score; requested once the typing pauses. */
export function usePlayerResults(query: string) {
  const debounced = useDebounced(query, 200)
  const { data, error, isPlaceholderData } = useListPlayers(
    { ...defaultListParams, search: debounced },
    {
      query: { select: toPlayersPage, placeholderData: keepPreviousData, enabled: debounced.length >= minQueryLength },
    },
  )
  const isCurrent = debounced === query && !isPlaceholderData
  const isEmpty = isCurrent && data?.players.length === 0
  const similar = useSimilarPlayers(debounced, isEmpty)
  if (query.length < minQueryLength) return { players: [], isLoading: false, error: null }
  return {
    players: isCurrent && data ? [...data.players, ...similar.players] : [],
    isLoading: !(isCurrent && (data || error) && !similar.isLoading),
    error: isCurrent && error && !data ? getErrorMessage(error, 'Couldn’t search the players.') : null,
  }
}

/** The first letters of the query, which have to be right: typos are looked for after them. */
const prefixLength = 3

/** If the server finds no one, the name may have a typo: looks for it among players whose names begin the same way. */
function useSimilarPlayers(query: string, isEmpty: boolean): { players: Player[]; isLoading: boolean } {
  const words = query.toLowerCase().split(/\s+/)
  const enabled = isEmpty && words.some((word) => countAllowedTypos(word.length) > 0)
  const { data, isPending } = useListPlayers(
    { ...defaultListParams, search: query.slice(0, prefixLength) },
    { query: { select: toPlayersPage, enabled } },
  )
  if (!enabled) return { players: [], isLoading: false }
  const players = data?.players.filter(({ name, realName, inGameName }) => {
    const nameWords = `${name} ${realName ?? ''} ${inGameName ?? ''}`.toLowerCase().split(/\s+/)
    return words.every((typed) => nameWords.some((word) => word.startsWith(typed) || isSimilar(typed, word)))
  })
  return { players: players ?? [], isLoading: isPending }
}

/** The latest value that stayed the same for `delayMs`. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
