import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { listen } from '@akhada/harness/free-port'
import { startServerProcess } from '@akhada/harness/server-process'
import type { TestProject } from 'vitest/node'
import { now } from './fixed-time'
import { startStaticHost } from './static-host'

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the origins of a site once they are served, or with status 500 and the reason why they aren't. */
    originsUrl: string
  }
}

interface Site {
  origins: string[]
  stop: () => Promise<void>
}

/**
 * Builds and serves the site while other tests run; `origin.ts` waits for it. With `ORIGIN` it uses a running site instead. A second
 * server with a stopped clock and the one of `npm run dev:mock` take seconds to start, so they start with the first test file that needs
 * them.
 */
export default async function setup(project: TestProject) {
  const abort = new AbortController()
  const { ORIGIN } = process.env
  const site = withStaticHost(ORIGIN ? { origins: [ORIGIN], stop: async () => {} } : buildAndServe(abort.signal))
  const sites: Record<string, Promise<Site>> = { '/': site }
  const start: Record<string, () => Promise<Site>> = { '/fixed': () => site.then(serveFixed), '/dev': serveDev }
  const server = createServer(({ url = '/' }, response) => {
    sites[url] ??= start[url]?.() ?? site
    sites[url].then(
      ({ origins }) => response.end(origins.join(' ')),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  project.provide('originsUrl', `http://127.0.0.1:${await listen(server, '127.0.0.1')}`)

  return async () => {
    abort.abort()
    server.close()
    const started = await Promise.allSettled(Object.values(sites))
    await Promise.all(started.map((result) => result.status === 'fulfilled' && result.value.stop()))
  }
}

/** The site, and the same files on a static host. */
async function withStaticHost(starting: Promise<Site> | Site): Promise<Site> {
  const { origins, stop } = await starting
  const host = await startStaticHost(origins[0] ?? '')
  const stopBoth = async () => {
    host.stop()
    await stop()
  }
  return { origins: [...origins, host.url], stop: stopBoth }
}

/** Builds like `npm start`. Rejects with the build's output when the build fails. */
async function buildAndServe(signal: AbortSignal): Promise<Site> {
  // The test runner sets NODE_ENV for itself, but the tests need the production code.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npm', ['run', 'build'], { env, signal, maxBuffer: Infinity })
  signal.throwIfAborted()
  return serveBuilt({})
}

const serveFixed = () =>
  serveBuilt({ NODE_OPTIONS: `--import ${pathToFileURL('tests/support/clock.mjs')}`, FIXED_TIME: now })

/** Serves like `npm run dev:mock`, on a free port. */
async function serveDev(): Promise<Site> {
  const env = { ...process.env, NODE_ENV: 'development' }
  const vite = spawn('node_modules/.bin/vite', ['dev', '--mode', 'mock', '--port', '0'], { env })
  for await (const line of createInterface(vite.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line)) ?? []
    if (!origin) continue
    vite.stdout.resume()
    return {
      origins: [origin],
      stop: async () => {
        vite.kill()
      },
    }
  }
  throw new Error('The development server ended before it listened.')
}

/** The built site, with an empty database. */
async function serveBuilt(env: Record<string, string>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-browser-tests-'))
  const { url, stop } = await startServerProcess({ DATA_DIR: folder, ...env })
  return {
    origins: [url],
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
