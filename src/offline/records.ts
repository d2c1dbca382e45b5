import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '~/lib/is-record'
import { cacheNames, storedAt, trim } from './storage'

/** Where the players are; the keys of the generated calls begin with their paths. */
const players = '/api/players'

/** How many responses are stored, besides those of followed players. */
const most = 60

/** A response of a call as it is stored. */
export interface StoredRecord {
  queryKey: readonly unknown[]
  data: unknown
  updatedAt: number
}

/** What the server has sent since a time, in ms: responses that are public, since no call takes a token. */
export function recordsSince(queryClient: QueryClient, time: number): StoredRecord[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && state.dataUpdatedAt >= time && isOfPlayers(queryKey))
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
}

/** Stores responses, and deletes the oldest, except those of followed players. */
export async function storeRecords(records: readonly StoredRecord[], followed: readonly string[]): Promise<void> {
  if (records.length === 0) return
  const cache = await caches.open(cacheNames.records)
  for (const { queryKey, data, updatedAt } of records) {
    const headers = { 'Content-Type': 'application/json', [storedAt]: new Date(updatedAt).toISOString() }
    await cache.put(addressOf(queryKey), new Response(JSON.stringify({ queryKey, data }), { headers }))
  }
  await trim(cache, most, new Set(followed.map((id) => addressOf([`${players}/${id}`]))))
}

/** A stored response; null without one. */
export async function findRecord(queryKey: readonly unknown[]): Promise<StoredRecord | null> {
  const cache = await caches.open(cacheNames.records)
  const response = await cache.match(addressOf(queryKey))
  return response ? readRecord(response) : null
}

/** All that is stored and can be read. */
export async function readRecords(): Promise<StoredRecord[]> {
  const cache = await caches.open(cacheNames.records)
  const responses = await cache.matchAll()
  const read = await Promise.all(responses.map(readRecord))
  return read.filter((record) => record !== null)
}

async function readRecord(response: Response): Promise<StoredRecord | null> {
  const updatedAt = Date.parse(response.headers.get(storedAt) ?? '')
  const body: unknown = await response.json().catch(() => null)
  if (!isRecord(body) || !Array.isArray(body.queryKey) || Number.isNaN(updatedAt)) return null
  return isOfPlayers(body.queryKey) ? { queryKey: body.queryKey, data: body.data, updatedAt } : null
}

/** Whether a query is one of the calls for players. */
export const isOfPlayers = ([path]: readonly unknown[]): boolean => typeof path === 'string' && path.startsWith(players)

/** No request is ever sent there: a URL that tells one response from another. */
const addressOf = (queryKey: readonly unknown[]) =>
  `${window.location.origin}/stored?${new URLSearchParams({ key: JSON.stringify(queryKey) })}`
