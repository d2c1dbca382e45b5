import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../server/app'
import { openEmbedded } from '../../server/database'
import { registry } from '../../server/metrics'
import { seededFolder } from './backend'

const pending = vi.hoisted((): (() => void)[] => [])

/** Hashes that take until the test lets them go. */
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: () => new Promise<boolean>((resolve) => pending.push(() => resolve(false))),
}))

// The limit on the time of a call has tests of its own (`database-outage.test.ts`), and a loaded machine would meet it here.
vi.mock('hono/timeout', () => ({ timeout: () => (_: unknown, next: () => Promise<void>) => next() }))

test('logins queue without blocking reads, and get a 503 when the queue is full', async () => {
  const database = await openEmbedded(seededFolder())
  onTestFinished(database.close)
  const app = await createApp({ ...database, trustedProxies: 1 })
  const login = (index: number) =>
    app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.2.${index >> 8}.${index % 256}` },
      body: JSON.stringify({ email: `${index}@example.com`, password: 'x', role: 'user' }),
    })
  const concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3))
  const first = Array.from({ length: 101 * concurrency }, (_, index) => login(index))
  await vi.waitFor(() => expect(pending).toHaveLength(concurrency))
  await vi.waitFor(async () => {
    expect((await registry.getSingleMetric('password_hashes')?.get())?.values).toEqual([
      { labels: { state: 'running' }, value: concurrency },
      { labels: { state: 'waiting' }, value: 100 * concurrency },
    ])
  })

  const read = await app.request('/api/players/top', { headers: { 'X-Forwarded-For': '10.3.0.1' } })
  expect(read.status).toBe(200)

  const refused = await Promise.all(Array.from({ length: 3 }, (_, index) => login(10_000 + index)))
  const { status, headers } = refused[2] ?? new Response()
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('1')
  expect(await registry.getSingleMetricAsString('limits_hit_total')).toContain('{limit="passwordHashes"} 3')
  expect(pending).toHaveLength(concurrency)

  const release = setInterval(() => pending.pop()?.(), 0)
  onTestFinished(() => clearInterval(release))
  expect(new Set((await Promise.all(first)).map((response) => response.status))).toEqual(new Set([401]))
})
