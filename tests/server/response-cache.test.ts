import { expect, onTestFinished, test, vi } from 'vitest'
import { createResponseCache } from '../../server/response-cache'

test('a response is read once a second at most, and once for all who want it at the same time', async () => {
  // The cache has the clock from before the test, and reads it once a millisecond.
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const wait = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
  const cache = createResponseCache(64)
  const read = vi.fn(async () => ({ status: 200, headers: {}, body: '{}' }) as const)
  await Promise.all(Array.from({ length: 50 }, () => cache.fetch('list', read)))
  wait(900)
  await cache.fetch('list', read)
  expect(read).toHaveBeenCalledTimes(1)
  wait(200)
  await cache.fetch('list', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('searches for nothing, each with another long text, do not fill the memory', async () => {
  const cache = createResponseCache(64)
  const read = vi.fn(async () => ({ status: 200, headers: {}, body: '{}' }) as const)
  for (let index = 0; index < 40; index += 1) await cache.fetch(`${'x'.repeat(1_000_000)}${index}`, read)
  read.mockClear()
  await cache.fetch(`${'x'.repeat(1_000_000)}0`, read)
  expect(read).toHaveBeenCalledTimes(1)
})
