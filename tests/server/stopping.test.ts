import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { acquireFolderLock } from '@akhada/server/db/folder-lock'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../support/create-database'
import { seededFolder } from '../support/temporary-folders'
import { serverProcess } from './backend'

/** A request that is in progress once `sent` resolves; `status` is null if the connection is cut. */
function send(url: string, agent: Agent, body?: unknown) {
  const outgoing = request(url, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
  })
  outgoing.end(body && JSON.stringify(body))
  const status = new Promise<number | null>((resolve) => {
    outgoing.once('error', () => resolve(null))
    outgoing.once('response', (response) => {
      response.resume()
      response.once('close', () => resolve(response.complete ? (response.statusCode ?? null) : null))
    })
  })
  const sent = Promise.race([once(outgoing, 'finish'), status])
  return { sent, status }
}

test.each(['PGlite', 'PostgreSQL'])('a SIGTERM loses none of 200 requests in progress on %s', async (kind) => {
  const env: Record<string, string> =
    kind === 'PostgreSQL' ? { DATABASE_URL: await createDatabase() } : { DATA_DIR: seededFolder() }
  const server = await serverProcess(env)
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  onTestFinished(() => agent.destroy())
  const requests = Array.from({ length: 200 }, (_, index) =>
    index % 10 === 0
      ? send(`${server.url}/api/auth/signup`, agent, {
          name: 'Drained',
          email: `drained${index}@example.com`,
          password: 'long-enough',
          role: 'user',
        })
      : send(`${server.url}/api/players?search=a&page=${(index % 5) + 1}`, agent),
  )
  await Promise.all(requests.map(({ sent }) => sent))
  server.signal('SIGTERM')
  const statuses = await Promise.all(requests.map(({ status }) => status))
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
  expect(await server.ended).toBe(0)
})

test('a SIGTERM ends a server even if nothing reads its log', { timeout: 30_000 }, async () => {
  const server = await serverProcess({ DATA_DIR: seededFolder() })
  // More than fits into the buffers between the process and a hanging reader.
  server.pauseLog()
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(Array.from({ length: 100 }, () => fetch(`${server.url}/api/nothing`)))
  }
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a second signal stops the server immediately', async () => {
  const server = await serverProcess({ DATA_DIR: seededFolder() })
  const endless = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '100' },
  })
  endless.on('error', () => {})
  endless.write('{')
  await once(endless, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'))
  server.signal('SIGTERM')
  await vi.waitFor(() => expect(server.log().join()).toContain('Stopping after SIGTERM'), { timeout: 10_000 })
  const started = performance.now()
  const again = setInterval(() => server.signal('SIGTERM'), 100)
  onTestFinished(() => clearInterval(again))
  expect(await server.ended).toBe(1)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('a SIGTERM to npm alone stops `npm run serve`, and releases its folder', async () => {
  const folder = seededFolder()
  const npm = spawn('npm', ['run', 'serve'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  })
  const lines: string[] = []
  createInterface(npm.stdout).on('line', (line) => lines.push(line))
  await vi.waitFor(() => expect(lines.join()).toContain('Listening'), { timeout: 50_000 })
  npm.kill('SIGTERM')
  await once(npm.stdout, 'close')
  expect(lines.join()).toContain('Stopping after SIGTERM')
  const release = await acquireFolderLock(folder)
  release()
})
