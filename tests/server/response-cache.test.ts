import { gzip } from 'node:zlib'
import { createResponseCache, sendCached } from '@akhada/server/http/response-cache'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'

vi.mock('node:zlib', { spy: true })

test('a response is read at most once a second, and only once for simultaneous requests', async () => {
  const wait = stopClock()
  const cache = createResponseCache(64)
  const read = vi.fn(async () => ({ status: 200, headers: {}, body: new Uint8Array() }) as const)
  await Promise.all(Array.from({ length: 50 }, () => cache.fetch('list', read)))
  wait(900)
  await cache.fetch('list', read)
  expect(read).toHaveBeenCalledTimes(1)
  wait(200)
  await cache.fetch('list', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('an old response is sent while the next one is being made, unless it is too old', async () => {
  const wait = stopClock()
  const cache = createResponseCache(64)
  let version = 0
  const read = async () => ({ status: 200, headers: {}, body: Uint8Array.of(++version) }) as const
  const fetchVersion = async () => (await cache.fetch('page', read, { max: 60_000, stale: 600_000 })).body[0]
  expect(await fetchVersion()).toBe(1)
  wait(61_000)
  expect(await fetchVersion()).toBe(1)
  expect(await fetchVersion()).toBe(2)
  wait(700_000)
  expect(await fetchVersion()).toBe(3)
})

test('empty results for many different long searches do not fill the memory', async () => {
  const cache = createResponseCache(64)
  const read = vi.fn(async () => ({ status: 200, headers: {}, body: new Uint8Array() }) as const)
  for (let index = 0; index < 40; index += 1) await cache.fetch(`${'x'.repeat(1_000_000)}${index}`, read)
  read.mockClear()
  await cache.fetch(`${'x'.repeat(1_000_000)}0`, read)
  expect(read).toHaveBeenCalledTimes(1)
})

test('after a compression has failed, the next request compresses again', async () => {
  const cache = createResponseCache(64)
  const read = async () => ({ status: 200, headers: {}, body: new Uint8Array(2_000) }) as const
  const app = new Hono().get('/', async (c) => sendCached(c, await cache.fetch('page', read)))
  const request = () => app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
  vi.mocked(gzip).mockImplementationOnce(() => {
    throw new Error('out of memory')
  })
  expect((await request()).status).toBe(500)
  expect((await request()).status).toBe(200)
})

/** Stops the clock, and returns a function that advances it by some ms. The cache reads the time once per millisecond. */
function stopClock(): (ms: number) => void {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  fakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return (ms) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
}
