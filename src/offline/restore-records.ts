import type { QueryClient } from '@tanstack/react-query'
import { type Operation, readResponse } from '~/api/responses'
import { readRecords, type StoredRecord } from './records'

/** Takes what is stored into the query cache. */
export async function restoreRecords(queryClient: QueryClient): Promise<void> {
  fillCache(queryClient, await readCheckedRecords())
}

/** The stored records that have the shape of the contract: another version of the app may have stored them. */
export async function readCheckedRecords(): Promise<StoredRecord[]> {
  const records = await readRecords()
  const checked = await Promise.all(
    records.map(async (record) => {
      const result = await readResponse(Response.json(record.data), operationOf(record.queryKey))
      return 'data' in result ? [{ ...record, data: result.data }] : []
    }),
  )
  return checked.flat()
}

/** Gives queries without data what was stored, as old as it is: screens show it, and request it again. */
export function fillCache(queryClient: QueryClient, records: readonly StoredRecord[]): void {
  for (const { queryKey, data, updatedAt } of records) {
    if (queryClient.getQueryData(queryKey) !== undefined) continue
    const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY })
    query.setData(data, { updatedAt, manual: true })
  }
}

function operationOf([path, params]: readonly unknown[]): Operation {
  if (params) return 'listPlayers'
  return path === '/api/players/top' ? 'listTopPlayers' : 'getPlayer'
}
