import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backend } from '@akhada/contract-check/checks/client'
import { startServerProcess } from '@akhada/harness/server-process'
import { getResponse } from 'msw'
import { inject } from 'vitest'
import { handlers } from '../../mocks/handlers'
import { createDatabase } from '../support/create-database'

export interface Server {
  url: string
  backend: Backend
}

/** Cleanups of started backends, in the order of starting. */
export type Cleanups = (() => unknown)[]

/** Runs them, last first, also when something failed to start. */
export async function runCleanups(cleanups: Cleanups): Promise<void> {
  for (const step of cleanups.toReversed()) await step()
}

/** The mocks, called directly: intercepting requests would catch those to the other backends too. */
export const mocks: Backend = async (path, init) => {
  const response = await getResponse(handlers, new Request(`http://mocks.example${path}`, init))
  return response ?? new Response('No handler of the mocks takes this.', { status: 404 })
}

/** A folder that is removed in the end. */
export function temporaryFolder(cleanups: Cleanups): string {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-contract-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder of its own, migrated and seeded, that is removed in the end. */
export function seededFolder(cleanups: Cleanups): string {
  const folder = temporaryFolder(cleanups)
  cpSync(inject('seededFolder'), folder, { recursive: true })
  return folder
}

/** The reference backend on its embedded database. */
export const startOnFolder = (cleanups: Cleanups): Promise<Server> =>
  startServer({ DATA_DIR: seededFolder(cleanups) }, cleanups)

/** The reference backend on a PostgreSQL server. */
export async function startOnPostgres(cleanups: Cleanups): Promise<Server> {
  return startServer({ DATABASE_URL: await createDatabase() }, cleanups)
}

/** The reference backend as it is shipped. */
async function startServer(env: Record<string, string>, cleanups: Cleanups): Promise<Server> {
  const { url, stop } = await startServerProcess(env)
  cleanups.push(stop)
  return { url, backend: (path, init) => fetch(url + path, init) }
}
