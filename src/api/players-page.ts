import type { ListPlayersParams } from '@akhada/contract/generated/models'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { getListPlayersQueryOptions, useListPlayers } from './generated/players'
import { loadQuery } from './load-query'
import { type PlayersPage, toPlayersPage } from './player'

/** A page of players; the previous one stays in view while the next one loads. */
export const usePlayersPage = (params: ListPlayersParams) =>
  useListPlayers(params, { query: { select: toPlayersPage, placeholderData: keepPreviousData } })

/** Says how many records of a page can't be read; empty if all can. */
export function describeUnreadable({ records, players }: PlayersPage): string {
  const count = records.length - players.length
  if (count === 0) return ''
  return `${count === 1 ? 'One record' : `${count} records`} on this page can’t be shown.`
}

/** The last page of a list if `page` is past it, else null. */
export const findLastPage = (page: number, pages = 0): number | null => (pages > 0 && page > pages ? pages : null)

/**
 * Requests a page of players, for a loader. Only the server waits for it, and gets `lastPage` if the URL's page is past the last one.
 * In the browser the screen shows what it has in the meantime.
 */
export async function loadPlayersPage(
  queryClient: QueryClient,
  params: ListPlayersParams & { page: number },
): Promise<{ lastPage: number | null }> {
  const loading = loadQuery(queryClient, getListPlayersQueryOptions(params, { query: { select: toPlayersPage } }))
  return { lastPage: import.meta.env.SSR ? findLastPage(params.page, (await loading)?.pages) : null }
}
