import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, startReplica } from '../../scripts/support/postgres'
import { type ServerProcess, startServerProcess } from '../../scripts/support/server-process'
import { get, post } from './backend'

test('three processes on a PostgreSQL and its replica: reads from the replica, own sign-ups at once, shared limits', async () => {
  const primary = await startPostgres()
  onTestFinished(() => primary.stop())
  const DATABASE_URL = await primary.createDatabase('shared')
  // The first process makes the tables; the replica is a copy that follows.
  const env = { DATABASE_URL, TRUST_PROXY: '1' }
  const first = await startProcess(env)
  const replica = await startReplica(primary)
  onTestFinished(() => replica.stop())
  const DATABASE_REPLICA_URLS = replica.urlOf('shared')
  const others = await Promise.all([1, 2].map(() => startProcess({ ...env, DATABASE_REPLICA_URLS })))
  const [second, third] = others
  expect((await get(`${second?.url}/api/players?limit=100`)).body).toMatchObject({ pages: 2 })

  const replicaClient = new Client(DATABASE_REPLICA_URLS)
  await replicaClient.connect()
  onTestFinished(() => replicaClient.end())
  const reads = await replicaClient.query("SELECT xact_commit FROM pg_stat_database WHERE datname = 'shared'")
  expect(Number(reads.rows[0]?.xact_commit)).toBeGreaterThan(0)

  // From here on the replica lags behind: what is signed up is not there yet.
  await replicaClient.query('SELECT pg_wal_replay_pause()')
  const account = { name: 'Shared', email: 'shared@example.com', password: 'long-enough', role: 'user' }
  expect((await post(`${second?.url}/api/auth/signup`, account)).status).toBe(201)
  const { name: _name, ...credentials } = account
  expect((await post(`${third?.url}/api/auth/login`, credentials)).status).toBe(200)
  expect((await replicaClient.query('SELECT count(*)::int AS count FROM accounts')).rows[0]).toEqual({ count: 0 })

  // Limits count over all processes.
  const guess = (url = '') => post(`${url}/api/auth/login`, { ...credentials, email: 'guessed@example.com' })
  const urls = [first.url, second?.url, third?.url]
  const statuses: number[] = []
  for (let round = 0; round < 12; round += 1) statuses.push((await guess(urls[round % 3])).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])

  // Without its replica a process reads from the primary.
  await replicaClient.end()
  await replica.stop()
  expect((await get(`${third?.url}/api/players?limit=100&page=2`)).status).toBe(200)
})

async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env)
  onTestFinished(server.kill)
  return server
}
