import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getGetPlayerQueryKey, getListPlayersQueryKey } from '~/api/generated/players'
import { allPlayers } from '~/api/list-params'
import { findRecord, readRecords, storeRecords } from '~/offline/records'
import { fillCache, readCheckedRecords } from '~/offline/restore-records'
import { trim } from '~/offline/storage'

const entries = new Map<string, Response>()

/** A cache in memory, in the order of writing, as browsers have it. */
const cache = {
  put: async (key: string, response: Response) => {
    entries.delete(key)
    entries.set(key, response)
  },
  match: async (key: string) => entries.get(key)?.clone(),
  matchAll: async () => [...entries.values()].map((response) => response.clone()),
  keys: async () => [...entries.keys()].map((url) => new Request(url)),
  delete: async (request: Request | string) => entries.delete(typeof request === 'string' ? request : request.url),
}

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('window', { location: { origin: 'https://akhada.example' } })
  vi.stubGlobal('caches', { open: async () => cache })
  return () => vi.unstubAllGlobals()
})

const player = (id: string) => ({ _id: id, playerName: `Player ${id}` })
const record = (id: string, updatedAt = 1) => ({ queryKey: getGetPlayerQueryKey(id), data: player(id), updatedAt })

test('records come back as they were stored, with their date, and are checked by their schema', async () => {
  const list = { status: 'success', players: [player('a')], total: 1, page: 1, pages: 1 }
  await storeRecords(
    [record('a', 1_000), { queryKey: getListPlayersQueryKey(allPlayers), data: list, updatedAt: 2_000 }],
    [],
  )
  await storeRecords([{ queryKey: getGetPlayerQueryKey('b'), data: null, updatedAt: 3_000 }], [])
  const client = new QueryClient()
  fillCache(client, await readCheckedRecords())
  expect(client.getQueryData(getGetPlayerQueryKey('a'))).toMatchObject(player('a'))
  expect(client.getQueryState(getGetPlayerQueryKey('a'))?.dataUpdatedAt).toBe(1_000)
  expect(client.getQueryData(getListPlayersQueryKey(allPlayers))).toMatchObject({ players: [player('a')], pages: 1 })
  expect(client.getQueryData(getGetPlayerQueryKey('b'))).toBeUndefined()
  expect(await findRecord(getGetPlayerQueryKey('a'))).toMatchObject({ updatedAt: 1_000 })
  expect(await findRecord(getGetPlayerQueryKey('nobody'))).toBeNull()
  client.clear()
})

test('a newer response on screen is not replaced', async () => {
  await storeRecords([record('a')], [])
  const client = new QueryClient()
  client.setQueryData(getGetPlayerQueryKey('a'), { ...player('a'), playerName: 'Newer' })
  fillCache(client, await readCheckedRecords())
  expect(client.getQueryData(getGetPlayerQueryKey('a'))).toMatchObject({ playerName: 'Newer' })
  client.clear()
})

test.each([
  ['no JSON', '<html>', '2026-11-22T00:00:00Z'],
  ['another shape', '[]', '2026-11-22T00:00:00Z'],
  ['another call', '{"queryKey":["/api/auth/login"],"data":{"token":"x"}}', '2026-11-22T00:00:00Z'],
  ['no date', '{"queryKey":["/api/players/a"],"data":{}}', 'yesterday'],
])('what somebody else has stored is passed over: %s', async (_, body, date) => {
  entries.set('https://akhada.example/stored?key=x', new Response(body, { headers: { 'X-Stored': date } }))
  expect(await readRecords()).toEqual([])
})

test('the oldest records go, never those of followed players', async () => {
  await storeRecords(
    Array.from({ length: 70 }, (_, index) => record(String(index))),
    ['0', '1'],
  )
  const stored = (await readRecords()).map(({ queryKey }) => queryKey[0])
  expect(stored).toEqual(expect.arrayContaining(['/api/players/0', '/api/players/1', '/api/players/69']))
  expect(stored).not.toContain('/api/players/2')
  expect(stored).toHaveLength(62)
})

test('trimming nothing deletes nothing', async () => {
  await storeRecords([record('a')], [])
  await trim(await caches.open('records-2'), 1, new Set())
  expect(entries.size).toBe(1)
})
