import { createApp } from '@akhada/server/http/app'
import { registry } from '@akhada/server/metrics'
import { concurrency } from '@akhada/server/passwords'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { openSeededDatabase } from '../support/open-seeded-database'
import { requestFrom } from './backend'

const pending = vi.hoisted((): (() => void)[] => [])

/** Password checks that take until the test releases them. */
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: (_: string, password: string) =>
    new Promise<boolean>((resolve) => pending.push(() => resolve(password === 'right-password'))),
}))

// The time limit of a call has its own tests (`database-outage.test.ts`), and a busy machine would exceed it here.
vi.mock('hono/timeout', () => ({ timeout: () => (_: unknown, next: () => Promise<void>) => next() }))

beforeEach(() => {
  // Requests that wait too long are refused, which would also happen on a slow machine.
  fakeTimers({ toFake: ['Date', 'performance'] })
})

async function startApp() {
  const app = await createApp(await openSeededDatabase())
  return async (call: string, address: string, body?: object): Promise<Response> =>
    requestFrom(app, address)(`/api/${call}`, {
      headers: { 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify({ password: 'x', role: 'user', ...body }) }),
    })
}

/** Releases the checks one by one, in order. */
function releaseChecks(): void {
  const release = setInterval(() => pending.shift()?.(), 0)
  onTestFinished(() => clearInterval(release))
}

const statuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted()

test('logins queue without blocking reads, and get a 503 when the queue is full', async () => {
  const send = await startApp()
  const login = (index: number) =>
    send('auth/login', `10.2.${index >> 8}.${index % 256}`, { email: `${index}@example.com` })
  const first = Array.from({ length: 101 * concurrency }, (_, index) => login(index))
  await vi.waitFor(() => expect(pending).toHaveLength(concurrency))
  await vi.waitFor(async () => {
    expect((await registry.getSingleMetric('password_hashes')?.get())?.values).toEqual([
      { labels: { state: 'running' }, value: concurrency },
      { labels: { state: 'waiting' }, value: 100 * concurrency },
    ])
  })

  expect((await send('players/top', '10.3.0.1')).status).toBe(200)

  const refused = await Promise.all(Array.from({ length: 3 }, (_, index) => login(10_000 + index)))
  const { status, headers } = refused[2] ?? new Response()
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('1')
  expect(await registry.getSingleMetricAsString('limits_hit_total')).toContain('{limit="passwordHashes"} 3')
  expect(pending).toHaveLength(concurrency)

  releaseChecks()
  expect(new Set(await statuses(first))).toEqual(new Set([401]))
})

test('a password is not checked after its request has timed out', async () => {
  const send = await startApp()
  const login = (index: number) => send('auth/login', `10.7.0.${index}`, { email: `${index}@example.com` })
  const late = Array.from({ length: concurrency + 10 }, (_, index) => login(index))
  await vi.waitFor(async () => {
    expect((await registry.getSingleMetric('password_hashes')?.get())?.values).toContainEqual(
      expect.objectContaining({ labels: { state: 'waiting' }, value: 10 }),
    )
  })
  vi.advanceTimersByTime(4_001)
  for (const finish of pending.splice(0)) finish()
  expect(await statuses(late)).toEqual([...Array(concurrency).fill(401), ...Array(10).fill(503)])
  expect(pending).toEqual([])
})

test('an address that floods the server with right passwords of its own accounts blocks no one else', async () => {
  const send = await startApp()
  const password = 'right-password'
  const signUp = (name: string, address: string) =>
    send('auth/signup', address, { name, email: `${name}@example.com`, password })
  const signIn = (name: string, address: string) =>
    send('auth/login', address, { email: `${name}@example.com`, password })
  const flooder = '10.4.0.1'
  const own = Array.from({ length: 20 }, (_, index) => `own-${index}`)
  const others = Array.from({ length: 8 }, (_, index) => `other-${index}`)
  const toAddress = (index: number) => `10.5.0.${index}`
  const signUps = [
    ...own.map((name) => signUp(name, flooder)),
    ...others.map((name, at) => signUp(name, toAddress(at))),
  ]
  expect(new Set(await statuses(signUps))).toEqual(new Set([201]))

  let answered = 0
  const flood = Array.from({ length: 200 * concurrency }, async (_, index) => {
    const response = await signIn(own[index % own.length] ?? '', flooder)
    answered += 1
    return response
  })
  await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0))
  releaseChecks()
  const answers = [
    ...others.map((name, at) => signIn(name, toAddress(at))),
    ...others.map((name, at) => signUp(`${name}-too`, toAddress(at))),
  ]
  expect(await statuses(answers)).toEqual([...Array(8).fill(200), ...Array(8).fill(201)])
  expect(answered).toBeLessThan(flood.length)
  expect(new Set(await statuses(flood))).toEqual(new Set([200]))
})

test('of 400 simultaneous wrong passwords from an address, 100 are checked', async () => {
  const send = await startApp()
  releaseChecks()
  const guesses = Array.from({ length: 400 }, (_, index) =>
    send('auth/login', '10.6.0.1', { email: `guess-${index}@example.com` }),
  )
  expect(await statuses(guesses)).toEqual([...Array(100).fill(401), ...Array(300).fill(429)])
})
