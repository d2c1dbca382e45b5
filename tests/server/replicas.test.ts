import { startPostgres, startReplica } from '@akhada/harness/postgres'
import type { Database } from '@akhada/server/db/database.types'
import { createReplicaReader } from '@akhada/server/db/replicas'
import { readEnv } from '@akhada/server/env'
import { log } from '@akhada/server/log'
import { startServer } from '@akhada/server/start'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../support/create-database'
import { fakeTimers } from '../support/fake-timers'
import { get, post, serverProcess } from './backend'

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
})

test('three processes on a PostgreSQL and its replica: reads from the replica, own sign-ups at once, shared limits', async () => {
  const primary = await startPostgres()
  onTestFinished(() => primary.stop())
  const DATABASE_URL = await primary.createDatabase('shared')
  // The first process creates the tables; the replica is a copy that follows.
  const env = { DATABASE_URL, TRUST_PROXY: '1' }
  const first = await serverProcess(env)
  const replica = await startReplica(primary)
  onTestFinished(() => replica.stop())
  const DATABASE_REPLICA_URLS = replica.buildUrl('shared')
  const others = await Promise.all([1, 2].map(() => serverProcess({ ...env, DATABASE_REPLICA_URLS })))
  const [second, third] = others
  expect((await get(`${second?.url}/api/players?limit=100`)).body).toMatchObject({ pages: 2 })

  const replicaClient = new Client(DATABASE_REPLICA_URLS)
  await replicaClient.connect()
  onTestFinished(() => replicaClient.end())
  const reads = await replicaClient.query("SELECT xact_commit FROM pg_stat_database WHERE datname = 'shared'")
  expect(Number(reads.rows[0]?.xact_commit)).toBeGreaterThan(0)

  // From here on the replica lags behind: it does not have the new account yet.
  await replicaClient.query('SELECT pg_wal_replay_pause()')
  const account = { name: 'Shared', email: 'shared@example.com', password: 'long-enough', role: 'user' }
  expect((await post(`${second?.url}/api/auth/signup`, account)).status).toBe(201)
  const { name: _name, ...credentials } = account
  expect((await post(`${third?.url}/api/auth/login`, credentials)).status).toBe(200)
  expect((await replicaClient.query('SELECT count(*)::int AS count FROM accounts')).rows[0]).toEqual({ count: 0 })

  // Limits count across all processes.
  const guess = (url = '') => post(`${url}/api/auth/login`, { ...credentials, email: 'guessed@example.com' })
  const urls = [first.url, second?.url, third?.url]
  const statuses: number[] = []
  for (let round = 0; round < 12; round += 1) statuses.push((await guess(urls[round % 3])).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])

  // If its replica is down, a process reads from the primary.
  await replicaClient.end()
  await replica.stop()
  expect((await get(`${third?.url}/api/players?limit=100&page=2`)).status).toBe(200)
})

test.each([
  ['has no tables', (empty: string) => empty],
  ['does not exist', (empty: string) => `${empty}_gone`],
])('a database that %s is not used as a replica: the primary responds, and the log says so', async (_, makeUrl) => {
  const DATABASE_REPLICA_URLS = makeUrl(await createDatabase())
  const server = await startServer(readEnv({ PORT: '0', DATABASE_URL: await createDatabase(), DATABASE_REPLICA_URLS }))
  onTestFinished(server.close)
  for (const page of [1, 2]) expect((await get(`${server.url}/api/players?page=${page}`)).status).toBe(200)
  expect(vi.mocked(log.error).mock.calls.map(([, message]) => message)).toEqual([expect.stringMatching(/^A replica/)])
})

test('a failed replica gets no reads for ten seconds; then a single read tries it', async () => {
  fakeTimers()
  const [primary, replica] = [drizzle.mock(), drizzle.mock()]
  const read = createReplicaReader(primary, [replica])
  let answer = async () => 'replica'
  const calls: string[] = []
  const query = async (db: Database) => {
    calls.push(db === primary ? 'primary' : 'replica')
    return db === primary ? 'primary' : answer()
  }
  const recordCalls = async (reads: () => Promise<unknown>) => {
    calls.length = 0
    await reads()
    return calls
  }
  expect(await recordCalls(() => read(query))).toEqual(['replica'])
  answer = async () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '40001' }))
  expect(await recordCalls(() => read(query))).toEqual(['replica', 'primary'])
  expect(await recordCalls(() => read(query))).toEqual(['primary'])

  vi.advanceTimersByTime(10_000)
  const hung = Promise.withResolvers<string>()
  answer = () => hung.promise
  const first = read(query)
  expect(await recordCalls(() => Promise.all([read(query), read(query)]))).toEqual(['primary', 'primary'])
  hung.resolve('replica')
  expect(await first).toBe('replica')
  expect(await recordCalls(() => read(query))).toEqual(['replica'])
})

test('a query that also fails on the primary takes no replica out of service', async () => {
  const [primary, replica] = [drizzle.mock(), drizzle.mock()]
  const read = createReplicaReader(primary, [replica])
  await expect(read(() => Promise.reject(new Error('invalid text')))).rejects.toThrow('invalid text')
  expect(await read(async (db) => db === replica)).toBe(true)
  expect(log.error).not.toHaveBeenCalled()
})
