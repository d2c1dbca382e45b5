import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getResponse } from 'msw'
import { handlers } from '../../mocks/handlers'
import { startPostgres } from '../support/postgres'
import type { Backend } from './caller'

export interface RunningBackend {
  backend: Backend
  stop: () => Promise<void>
}

export interface RunningServer extends RunningBackend {
  url: string
}

/** The mocks, asked directly: to intercept requests would catch those to the other backends too. */
export async function startMocks(): Promise<RunningBackend> {
  return {
    backend: async (path, init) => {
      const answer = await getResponse(handlers, new Request(`http://mocks.example${path}`, init))
      return answer ?? new Response('No handler of the mocks takes this.', { status: 404 })
    },
    stop: async () => {},
  }
}

/** The reference backend on its embedded database. */
export async function startOnFolder(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-contract-'))
  const server = await startServer({ DATA_DIR: folder })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The reference backend on a PostgreSQL server. */
export async function startOnPostgres(): Promise<RunningServer> {
  const postgres = await startPostgres()
  const server = await startServer({ DATABASE_URL: await postgres.createDatabase('akhada') })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await postgres.stop()
    },
  }
}

/** The reference backend as it is shipped: a process of its own, on a free port. */
async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const server = spawn('tsx', ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.'))),
  ])
  const url = /http:\S+/.exec(String(line))?.[0] ?? ''
  return {
    url,
    backend: (path, init) => fetch(url + path, init),
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
