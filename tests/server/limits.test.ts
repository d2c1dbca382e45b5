import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../server/app'
import { openEmbedded } from '../../server/database'
import type { Database } from '../../server/database.types'
import { registry } from '../../server/metrics'
import { seededFolder } from './backend'

// Hundreds of passwords: hashed as they should be they would take most of the time, and show nothing more.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1 }) }
})

let app: Awaited<ReturnType<typeof createApp>>
let db: Database

beforeAll(async () => {
  const database = await openEmbedded(seededFolder())
  db = database.db
  app = await createApp({ ...database, trustedProxies: 1 })
  return database.close
})

let addresses = 0

/** An address that nobody has called from. */
const newAddress = () => `10.1.${addresses >> 8}.${addresses++ % 256}`

const post = async (path: string, body: object, forwarded: string) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify(body),
  })

/** Somebody who signed up from an address, and how to sign in from others. */
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

test('wrong passwords from elsewhere keep nobody out: neither at home nor from a third address', async () => {
  const home = newAddress()
  const elsewhere = newAddress()
  const { right, wrong } = await member(home)
  expect(await statuses(12, () => wrong(elsewhere))).toEqual([...Array(10).fill(401), 429, 429])
  expect((await right(elsewhere)).status).toBe(429)
  expect((await right(home)).status).toBe(200)
  expect((await right(newAddress())).status).toBe(200)
})

test('from an address that has signed in before, the right password is never refused', async () => {
  const home = newAddress()
  const { right, wrong } = await member(home)
  expect(await statuses(11, () => wrong(home))).toEqual(Array(11).fill(401))
  expect((await right(home)).status).toBe(200)
})

test('an account that is guessed from many addresses is slowed down for those that it does not know', async () => {
  const home = newAddress()
  const { right, wrong } = await member(home)
  expect(new Set(await statuses(50, () => wrong(newAddress())))).toEqual(new Set([401]))
  expect((await wrong(newAddress())).status).toBe(401)
  const refused = await wrong(newAddress())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
  expect((await right(home)).status).toBe(200)
})

test('right passwords use up nothing: a café signs in all day from one address', async () => {
  const café = newAddress()
  const { right } = await member(newAddress())
  expect(new Set(await statuses(120, () => right(café)))).toEqual(new Set([200]))
})

test('wrong passwords use up what an address may, whatever the account; who signed in there before still can', async () => {
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

test('a database that cannot write, as on a full disk, still lets people sign in, and limits guesses', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { right, wrong } = await member(newAddress())
  const elsewhere = newAddress()
  await db.execute(sql`SET default_transaction_read_only = on`)
  onTestFinished(async () => {
    await db.execute(sql`SET default_transaction_read_only = off`)
    log.mockRestore()
  })
  expect((await right(elsewhere)).status).toBe(200)
  expect(await statuses(12, () => wrong(elsewhere))).toContain(429)
})

test('what a caller writes before the entry of the proxy opens no way around a limit', async () => {
  const address = newAddress()
  const { wrong } = await member(newAddress())
  const forged = await statuses(12, () => wrong(`${newAddress()}, ${address}`))
  expect(forged).toEqual([...Array(10).fill(401), 429, 429])
})

test('a password is the same however its characters are composed', async () => {
  const account = { name: 'Zoya', email: 'nfkc@example.com', password: 'ﬁne café', role: 'user' }
  expect((await post('/api/auth/signup', account, newAddress())).status).toBe(201)
  const { name: _name, ...credentials } = account
  const composed = { ...credentials, password: 'fine cafe\u0301' }
  expect((await post('/api/auth/login', composed, newAddress())).status).toBe(200)
  expect((await post('/api/auth/login', { ...credentials, password: 'fine cafe' }, newAddress())).status).toBe(401)
})

test('an address reads 3,000 times a minute, and others are not counted with it', async () => {
  const address = newAddress()
  const read = (from: string) =>
    app.request('/api/players/top', { headers: { 'X-Forwarded-For': from, Origin: 'https://elsewhere.example' } })
  await Promise.all(Array.from({ length: 3_000 }, () => read(address)))
  const refused = await read(address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect((await read(newAddress())).status).toBe(200)
})

test('what a limit refuses is counted in the metrics', async () => {
  const address = newAddress()
  const { wrong } = await member(newAddress())
  const countOf = async (limit: string) => {
    const { values = [] } = (await registry.getSingleMetric('limits_hit_total')?.get()) ?? {}
    return values.find(({ labels }) => labels.limit === limit)?.value ?? 0
  }
  const before = await countOf('loginByAccountAndIp')
  await statuses(12, () => wrong(address))
  expect(await countOf('loginByAccountAndIp')).toBe(before + 2)
})
