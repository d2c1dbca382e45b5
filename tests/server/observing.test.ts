import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/support/postgres'
import { startServerProcess } from '../../scripts/support/server-process'
import { readEnv } from '../../server/env'
import { log, logError } from '../../server/log'
import { startServer } from '../../server/start'
import { get, post, seededFolder } from './backend'

test('health, metrics and a log that holds no personal data', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await postgres.createDatabase('observed')
  const server = await startServerProcess({ DATABASE_URL, LOG_LEVEL: 'info' })
  onTestFinished(server.kill)
  const metered = await startServer(readEnv({ DATABASE_URL, PORT: '0', METRICS_PORT: '0' }))
  onTestFinished(metered.close)
  await get(`${metered.url}/api/players?search=secret`)
  const metrics = await (await fetch(metered.metricsUrl ?? '')).text()
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/players",status="200"')
  expect(metrics).not.toContain('secret')
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
  vi.useFakeTimers()
  const write = vi.spyOn(log, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    vi.useRealTimers()
    write.mockRestore()
  })
  const fail = () => logError(new Error('The disk is full'), 'The request failed')
  for (let index = 0; index < 100; index += 1) fail()
  expect(write).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(write).toHaveBeenCalledTimes(2)
  expect(write.mock.lastCall?.[0]).toMatchObject({ repeated: 99 })
})

test('without a build it says so at the start', async () => {
  // The sources have no pages beside them until `npm run build` has made them.
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const server = await startServer(readEnv({ PORT: '0', DATA_DIR: seededFolder() }), '/nowhere')
  onTestFinished(server.close)
  expect(warn.mock.lastCall?.[0]).toContain('npm run build')
})
