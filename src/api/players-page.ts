import type { ListPlayersParams } from '@akhada/contract/generated/models'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { getListPlayersQueryOptions, useListPlayers } from './generated/players'
import { loadQuery } from './load-query'
import { type PlayersPage, toPlayersPage } from './player'

/** A page of players; the previous one stays in view while the next one loads. `page` is the number of the page to show. */
export function usePlayersPage(params: ListPlayersParams & { page: number }) {
  const query = useListPlayers(params, { query: { select: toPlayersPage, placeholderData: keepPreviousData } })
  // Rendering twelve players takes a phone 200 ms. Deferred, it doesn't hold up a tap.
  const data = useDeferredValue(query.data)
  const isPrevious = query.isPlaceholderData || data !== query.data
  return {
    data,
    isPrevious,
    page: isPrevious ? params.page : clampPage(params.page, data?.pages),
    unreadable: data && describeUnreadable(data),
    error: query.data ? null : query.error,
    updatedAt: query.dataUpdatedAt,
  }
}

/** Says how many records of a page can't be read; empty if all can. */
function describeUnreadable({ records, players }: PlayersPage): string {
  const count = records.length - players.length
  if (count === 0) return ''
  return `${count === 1 ? 'One record' : `${count} records`} on this page can’t be shown.`
}

/** The page of a list to show for the page of a URL, which may be past the last one. */
const clampPage = (page: number, pages = 0): number => (pages > 0 ? Math.min(page, pages) : page)

/**
 * Requests a page of players, for a loader, and gives the number of the page to show. Only the server waits for the response, so that it
 * can redirect. In the browser the screen shows what it has in the meantime.
 */
export async function loadPlayersPage(
  queryClient: QueryClient,
  params: ListPlayersParams & { page: number },
): Promise<number> {
  const loading = loadQuery(queryClient, getListPlayersQueryOptions(params, { query: { select: toPlayersPage } }))
  return import.meta.env.SSR ? clampPage(params.page, (await loading)?.pages) : params.page
}
