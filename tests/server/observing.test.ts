import { startPostgres } from '@akhada/harness/postgres'
import { readEnv } from '@akhada/server/env'
import { createApp } from '@akhada/server/http/app'
import { log, logError } from '@akhada/server/log'
import { formatErrorChain } from '@akhada/server/serialize-error'
import { startServer } from '@akhada/server/start'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { openSeededDatabase } from '../support/open-seeded-database'
import { seededFolder } from '../support/temporary-folders'
import { get, post, requestFrom, serverProcess } from './backend'

test('has health checks, metrics, and a log without personal data', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await postgres.createDatabase('observed')
  // Concatenated at run time, because the stack trace shows the source.
  const throwing = `process.on("SIGUSR2", () => { throw Object.assign(new Error("Unforeseen"), { params: ["sec" + "ret"] }) })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(throwing)}`
  const server = await serverProcess({ DATABASE_URL, LOG_LEVEL: 'info', NODE_OPTIONS })
  const metered = await startServer(readEnv({ DATABASE_URL, PORT: '0', METRICS_PORT: '0' }))
  onTestFinished(metered.close)
  await get(`${metered.url}/api/players?search=secret`)
  const metrics = await (await fetch(metered.metricsUrl ?? '')).text()
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/players",status="200"')
  expect(metrics).not.toContain('secret')
  expect(metrics).toContain('database_connections{pool="players",state="unused"} 1')
  expect(metrics).toContain('database_connections{pool="accounts",state="waiting"} 0')
  expect((await fetch(`${metered.url}/metrics`)).status).toBe(404)
  expect((await get(`${server.url}/readyz`)).status).toBe(200)

  const account = { name: 'Forged {"level":"info"}', email: 'secret@example.com', password: 'secret-password' }
  await get(`${server.url}/api/players?search=secret`)
  await postgres.stop()
  for (let index = 0; index < 5; index += 1) {
    expect((await post(`${server.url}/api/auth/signup`, { ...account, role: 'user' })).status).toBeGreaterThanOrEqual(
      500,
    )
  }
  expect((await get(`${server.url}/readyz`)).status).toBe(503)
  expect((await get(`${server.url}/livez`)).status).toBe(200)

  // More than fits into the buffers between the process and a hanging reader.
  server.pauseLog()
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(Array.from({ length: 100 }, () => get(`${server.url}/api/nothing`)))
  }
  server.resumeLog()
  await vi.waitFor(() => expect(server.log().filter((line) => line.includes('"status":404'))).toHaveLength(1_500), {
    timeout: 10_000,
  })

  server.signal('SIGUSR2')
  expect(await server.ended).toBe(1)
  await vi.waitFor(() => expect(server.log().at(-1)).toContain('Unforeseen'))

  const lines = server.log().map((line): Record<string, unknown> => JSON.parse(line))
  expect(JSON.stringify(lines)).not.toMatch(/secret|Forged|argon2/)
  const requests = lines.filter(({ msg }) => msg === 'Request')
  expect(requests[0]).toMatchObject({ method: 'GET', route: '/api/players', status: 200, id: expect.any(String) })
  expect(requests.filter(({ route }) => route === '/api/auth/signup')).toHaveLength(5)
  const errors = lines.filter(({ msg }) => msg === 'The request failed')
  expect(errors[0]).toMatchObject({ level: 'error', err: { query: expect.stringContaining('$1'), cause: {} } })
  expect(errors.length).toBeLessThan(5)
})

test('an error that repeats is counted', () => {
  fakeTimers()
  const write = vi.spyOn(log, 'error').mockImplementation(() => {})
  const fail = () => logError(new Error('The disk is full'), 'The request failed')
  for (let index = 0; index < 100; index += 1) fail()
  expect(write).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(write).toHaveBeenCalledTimes(2)
  expect(write.mock.lastCall?.[0]).toMatchObject({ repeated: 99 })
})

test('readiness checks at the same time share one query, and fail while the server stops', async () => {
  const database = await openSeededDatabase()
  const query = vi.spyOn(database.db, 'execute')
  let isDraining = false
  const app = await createApp({ ...database, isDraining: () => isDraining })
  const ready = await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')))
  expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([200]))
  expect(query).toHaveBeenCalledTimes(1)

  isDraining = true
  const read = await requestFrom(app)('/api/players/top')
  expect([read.status, read.headers.get('connection')]).toEqual([200, 'close'])
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/livez')).status).toBe(200)
})

test('an error on start is printed with its causes, even if Node has no message for it', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  expect(formatErrorChain(new Error('The database is damaged.', { cause: new AggregateError([refused]) }))).toBe(
    'The database is damaged.\nconnect ECONNREFUSED ::1:5432',
  )
})

test('without a build, the server says so on start', async () => {
  // There are no pages until `npm run build` has written them.
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const server = await startServer(readEnv({ PORT: '0', DATA_DIR: seededFolder() }), '/nowhere')
  onTestFinished(server.close)
  expect(warn.mock.lastCall?.[0]).toContain('npm run build')
})
