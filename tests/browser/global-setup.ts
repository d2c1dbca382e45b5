import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServerProcess } from '../../scripts/support/server-process'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** Builds the app and serves it from the reference backend with a fresh database, as `npm start` does. `ORIGIN` names a running one instead. */
export default async function setup(project: TestProject) {
  if (process.env.ORIGIN) return project.provide('origin', process.env.ORIGIN)

  // The test runner sets NODE_ENV for itself; what is tested is what is shipped.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] })

  const dataFolder = mkdtempSync(join(tmpdir(), 'akhada-browser-tests-'))
  const server = await startServerProcess({ DATA_DIR: dataFolder })
  project.provide('origin', server.url)

  return async () => {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
