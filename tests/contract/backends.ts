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

export interface Server {
  url: string
  backend: Backend
}

/** How to undo what was started, in the order of starting. */
export type CleanUp = (() => unknown)[]

/** Undoes it all, last first, also when something failed to start. */
export async function undo(cleanUp: CleanUp): Promise<void> {
  for (const step of cleanUp.toReversed()) await step()
}

/** The mocks, asked directly: to intercept requests would catch those to the other backends too. */
export const mocks: Backend = async (path, init) => {
  const answer = await getResponse(handlers, new Request(`http://mocks.example${path}`, init))
  return answer ?? new Response('No handler of the mocks takes this.', { status: 404 })
}

/** The reference backend on its embedded database. */
export async function startOnFolder(cleanUp: CleanUp): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-contract-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return startServer({ DATA_DIR: folder }, cleanUp)
}

/** The reference backend on a PostgreSQL server. */
export async function startOnPostgres(cleanUp: CleanUp): Promise<Server> {
  const postgres = await startPostgres()
  cleanUp.push(postgres.stop)
  return startServer({ DATABASE_URL: await postgres.createDatabase('akhada') }, cleanUp)
}

/** The reference backend as it is shipped: a process of its own, on a free port. */
async function startServer(env: Record<string, string>, cleanUp: CleanUp): Promise<Server> {
  const server = spawn('tsx', ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  cleanUp.push(async () => {
    server.kill('SIGTERM')
    await ended
  })
  const [line] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    ended.then(([code, signal]) =>
      Promise.reject(new Error(`The server ended (${code ?? signal}) before it listened.`)),
    ),
  ])
  const url = /http:\S+/.exec(String(line))?.[0]
  if (!url) throw new Error(`The server said "${line}" instead of its address.`)
  return { url, backend: (path, init) => fetch(url + path, init) }
}
