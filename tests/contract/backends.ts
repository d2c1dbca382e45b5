import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { handlers } from '../../mocks/handlers'
import { startPostgres } from '../support/postgres'
import { startServerProcess } from '../support/server-process'
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

/** The reference backend as it is shipped. */
async function startServer(env: Record<string, string>, cleanUp: CleanUp): Promise<Server> {
  const { url, stop } = await startServerProcess(env)
  cleanUp.push(stop)
  return { url, backend: (path, init) => fetch(url + path, init) }
}
