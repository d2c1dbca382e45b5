import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@akhada/harness/postgres'
import { openEmbedded } from '@akhada/server/db/database'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated and seeded database, to be copied. */
    seededFolder: string
    /** The port of a PostgreSQL server that the tests share; `createDatabase` creates a database on it. */
    postgresPort: number
  }
}

/**
 * Builds the server, starts PostgreSQL and creates the embedded database, once for all tests. Creating that database takes seconds; copying
 * it takes a fraction of one.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-seeded-'))
  await build({ configFile: 'packages/server/vite.config.ts', logLevel: 'warn' })
  const { close } = await openEmbedded(folder)
  await close()
  const postgres = await startPostgres()
  project.provide('seededFolder', folder)
  project.provide('postgresPort', postgres.port)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
