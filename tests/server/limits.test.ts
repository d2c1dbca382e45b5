import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createApp } from '@akhada/server/http/app'
import { RateLimitError } from '@akhada/server/http/errors'
import { registry } from '@akhada/server/metrics'
import { createRateLimits } from '@akhada/server/rate-limits'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { openSeededDatabase } from '../support/open-seeded-database'

vi.mock('@node-rs/argon2', () => import('../support/cheap-argon2'))

// The time limit of a call has its own tests (`database-outage.test.ts`), and a busy machine would exceed it here.
vi.mock('hono/timeout', () => ({ timeout: () => (_: unknown, next: () => Promise<void>) => next() }))

// The pause after too many wrong passwords takes no time here.
const pause = vi.hoisted(() => vi.fn(async (_ms: number) => {}))
vi.mock('node:timers/promises', async (importOriginal) => ({ ...(await importOriginal<object>()), setTimeout: pause }))

const database = await openSeededDatabase()
const { db } = database
const app = await createApp({ ...database, trustedProxies: 1 })

let addresses = 0

/** An address that has made no calls yet. */
const newAddress = () => `10.1.${addresses >> 8}.${addresses++ % 256}`

const post = async (path: string, body: object, forwarded: string) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify(body),
  })

/** Signs somebody up from an address; returns functions to sign in from any address. */
async function member(home: string) {
  const email = `${randomUUID()}@example.com`
  const account = { name: 'Member', email, password: 'kite-and-string', role: 'user' }
  expect((await post('/api/auth/signup', account, home)).status).toBe(201)
  const signIn = (password: string, address: string) =>
    post('/api/auth/login', { email, password, role: 'user' }, address)
  return {
    right: (address: string) => signIn(account.password, address),
    wrong: (address: string) => signIn('x', address),
  }
}

const statuses = async (count: number, send: () => Promise<Response>) => {
  const found: number[] = []
  for (let round = 0; round < count; round += 1) found.push((await send()).status)
  return found
}

/** Sends requests, `count` at a time, until stopped or until the test is over. */
function repeat(count: number, send: () => Promise<unknown>): () => Promise<unknown> {
  let isStopped = false
  const senders = Array.from({ length: count }, async () => {
    while (!isStopped) {
      await send()
      await setImmediate()
    }
  })
  const stop = () => {
    isStopped = true
    return Promise.all(senders)
  }
  onTestFinished(async () => {
    await stop()
  })
  return stop
}

/** Stops the clock that attempts and waiting times depend on; it advances only when the test says so. */
function freezeClock(): void {
  fakeTimers({ toFake: ['Date', 'performance'] })
}

test('wrong passwords from elsewhere lock no one out, neither at home nor at a third address', async () => {
  const home = newAddress()
  const elsewhere = newAddress()
  const { right, wrong } = await member(home)
  expect(await statuses(12, () => wrong(elsewhere))).toEqual([...Array(10).fill(401), 429, 429])
  expect((await right(elsewhere)).status).toBe(429)
  expect((await right(home)).status).toBe(200)
  expect((await right(newAddress())).status).toBe(200)
})

test('from an address that has signed in before, the right password works after eleven wrong ones', async () => {
  const home = newAddress()
  const { right, wrong } = await member(home)
  expect(await statuses(11, () => wrong(home))).toEqual(Array(11).fill(401))
  expect((await right(home)).status).toBe(200)
})

test('while somebody guesses an account from ever new addresses, its owner can sign in from a new address too', async () => {
  freezeClock()
  const { right, wrong } = await member(newAddress())
  expect(new Set(await statuses(60, () => wrong(newAddress())))).toEqual(new Set([401]))
  const stop = repeat(8, () => wrong(newAddress()))
  expect(await statuses(12, () => right(newAddress()))).toEqual(Array(12).fill(200))
  await stop()
})

test('while somebody guesses an account from an address it has used before, its owner can still sign in from there', async () => {
  freezeClock()
  const home = newAddress()
  const { right, wrong } = await member(home)
  expect(await statuses(10, () => wrong(home))).toEqual(Array(10).fill(401))
  const stop = repeat(15, () => wrong(home))
  expect(await statuses(10, () => right(home))).toEqual(Array(10).fill(200))
  await stop()
  // This allows about four guesses a second.
  expect(pause).toHaveBeenLastCalledWith(200)
})

test('the next attempt is allowed after half a minute', async () => {
  freezeClock()
  const elsewhere = newAddress()
  const { right, wrong } = await member(newAddress())
  expect(await statuses(12, () => wrong(elsewhere))).toEqual([...Array(10).fill(401), 429, 429])
  const refused = await right(elsewhere)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  vi.advanceTimersByTime(30_000)
  expect((await right(elsewhere)).status).toBe(200)
})

test('unchecked passwords do not count as wrong', async () => {
  freezeClock()
  const { checkLogin } = createRateLimits(db)
  const attempt = { email: `${randomUUID()}@example.com`, ip: newAddress(), isKnownIp: false }
  const busy = () => checkLogin(attempt, () => Promise.reject(new Error('Busy')))
  for (let round = 0; round < 20; round += 1) await expect(busy()).rejects.toThrow('Busy')
  expect(await checkLogin(attempt, async () => false)).toBe(false)
})

test('an address may have 600 passwords checked at once, right ones included, and ten more each second', async () => {
  freezeClock()
  const { checkLogin } = createRateLimits(db)
  const ip = newAddress()
  const signIn = (index: number) => checkLogin({ email: `${index}@example.com`, ip, isKnownIp: true }, async () => true)
  await Promise.all(Array.from({ length: 600 }, (_, index) => signIn(index)))
  await expect(signIn(600)).rejects.toThrow(RateLimitError)
  vi.advanceTimersByTime(100)
  expect(await signIn(600)).toBe(true)
  await expect(signIn(601)).rejects.toThrow(RateLimitError)
})

test('right passwords use up no attempts: a café can sign in all day from one address', async () => {
  const café = newAddress()
  const { right } = await member(newAddress())
  expect(new Set(await statuses(120, () => right(café)))).toEqual(new Set([200]))
})

test('wrong passwords for any account use up the attempts of an address, but members known there can still sign in', async () => {
  freezeClock()
  const address = newAddress()
  const { right } = await member(address)
  const guess = () =>
    post('/api/auth/login', { email: `${randomUUID()}@example.com`, password: 'x', role: 'user' }, address)
  expect(new Set(await statuses(100, guess))).toEqual(new Set([401]))
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await right(address)).status).toBe(200)
})

test('while the database cannot write, as on a full disk, people can still sign in, and guesses are limited', async () => {
  const { right, wrong } = await member(newAddress())
  const elsewhere = newAddress()
  await db.execute(sql`SET default_transaction_read_only = on`)
  onTestFinished(async () => {
    await db.execute(sql`SET default_transaction_read_only = off`)
  })
  expect((await right(elsewhere)).status).toBe(200)
  expect(await statuses(12, () => wrong(elsewhere))).toContain(429)
})

test('forged entries before the entry of the proxy do not bypass a limit', async () => {
  const address = newAddress()
  const { wrong } = await member(newAddress())
  const forged = await statuses(12, () => wrong(`${newAddress()}, ${address}`))
  expect(forged).toEqual([...Array(10).fill(401), 429, 429])
})

test('a password matches in any Unicode normalization form', async () => {
  const account = { name: 'Zoya', email: 'nfkc@example.com', password: 'ﬁne café', role: 'user' }
  expect((await post('/api/auth/signup', account, newAddress())).status).toBe(201)
  const { name: _name, ...credentials } = account
  const composed = { ...credentials, password: 'fine cafe\u0301' }
  expect((await post('/api/auth/login', composed, newAddress())).status).toBe(200)
  expect((await post('/api/auth/login', { ...credentials, password: 'fine cafe' }, newAddress())).status).toBe(401)
})

test('an address may read 3,000 times at once, and other addresses are counted separately', async () => {
  freezeClock()
  const address = newAddress()
  const read = (from: string) =>
    app.request('/api/players/top', { headers: { 'X-Forwarded-For': from, Origin: 'https://elsewhere.example' } })
  await Promise.all(Array.from({ length: 3_000 }, () => read(address)))
  const refused = await read(address)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect((await read(newAddress())).status).toBe(200)
})

test('refused requests are counted in the metrics, by limit', async () => {
  const address = newAddress()
  const { wrong } = await member(newAddress())
  const readCount = async (limit: string) => {
    const { values = [] } = (await registry.getSingleMetric('limits_hit_total')?.get()) ?? {}
    return values.find(({ labels }) => labels.limit === limit)?.value ?? 0
  }
  const before = await readCount('loginByAccountAndIp')
  await statuses(12, () => wrong(address))
  expect(await readCount('loginByAccountAndIp')).toBe(before + 2)
})
