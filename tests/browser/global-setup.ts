import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServerProcess } from '@akhada/harness/server-process'
import type { TestProject } from 'vitest/node'
import { startStaticHost } from './static-host'

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the origins of the site and of its static host once both are served, or with status 500 and the reason why it is not. */
    originUrl: string
  }
}

interface Site {
  url: string
  files: string
  stop: () => Promise<void>
}

/** Builds and serves the site while other tests run: `origin.ts` waits for it. `ORIGIN` names a running one instead. */
export default async function setup(project: TestProject) {
  const abort = new AbortController()
  const { ORIGIN } = process.env
  const site = withStaticHost(ORIGIN ? { url: ORIGIN, stop: async () => {} } : buildAndServe(abort.signal))
  const server = createServer((_, response) => {
    site.then(
      ({ url, files }) => response.end(`${url} ${files}`),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  project.provide('originUrl', `http://127.0.0.1:${address.port}`)

  return async () => {
    abort.abort()
    server.close()
    const built = await site.catch(() => null)
    await built?.stop()
  }
}

/** The site, and its files on a host of their own. */
async function withStaticHost(starting: Promise<Omit<Site, 'files'>> | Omit<Site, 'files'>): Promise<Site> {
  const { url, stop } = await starting
  const host = await startStaticHost(url)
  const stopBoth = async () => {
    host.stop()
    await stop()
  }
  return { url, files: host.url, stop: stopBoth }
}

/** As `npm start` does, with an empty database. Rejects with the build's output when the build fails. */
async function buildAndServe(signal: AbortSignal): Promise<Omit<Site, 'files'>> {
  // The test runner sets NODE_ENV for itself; the tests need the shipped code.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npm', ['run', 'build'], { env, signal, maxBuffer: Infinity })
  signal.throwIfAborted()
  const folder = mkdtempSync(join(tmpdir(), 'akhada-browser-tests-'))
  const server = await startServerProcess({ DATA_DIR: folder })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
