import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/free-port'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

// The test runner sets NODE_ENV for itself; what is tested is what is shipped.
const production = { ...process.env, NODE_ENV: 'production' }

/** Builds the app and serves it from the reference backend with a fresh database, as `npm start` does. `ORIGIN` names a running one instead. */
export default async function setup(project: TestProject) {
  if (process.env.ORIGIN) return project.provide('origin', process.env.ORIGIN)

  execFileSync('npm', ['run', 'build'], { env: production, stdio: ['ignore', 'ignore', 'inherit'] })

  const dataFolder = mkdtempSync(join(tmpdir(), 'akhada-browser-tests-'))
  const port = await freePort()
  const server = spawn('npm', ['run', 'serve'], {
    env: { ...production, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await once(server.stdout, 'data')
  const origin = `http://localhost:${port}`
  await answering(`${origin}/api/players/top`)
  project.provide('origin', origin)

  return async () => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await once(server, 'exit')
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
  }
  throw new Error(`The server does not answer at ${url}.`)
}
