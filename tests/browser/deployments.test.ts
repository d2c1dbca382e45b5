import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { writeWorker } from '@akhada/build/service-worker'
import { listen } from '@akhada/harness/free-port'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, vi } from 'vitest'
import { cacheNames, installedPaths } from '~/offline/storage'
import { expect, test } from './fixtures'
// Waits until the site is built.
import './origin'

const built = 'dist/client'
/** The page that the test visits, and those that the worker stores. */
const documents = ['/help', ...installedPaths].map((path) => join(built, path, 'index.html'))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

let folder = ''
let second = ''
let removal = ''
let origin = ''
/** Whether requests for documents get no response. */
let hangs = false
/** Ends the requests without a response. */
let endRequests = () => {}

beforeAll(async () => {
  second = deployment()
  renameAssets(second, 'Second')
  removal = deployment()
  // Here no worker has stored the code.
  renameAssets(removal, 'Third')
  vi.stubEnv('VITE_SERVICE_WORKER', 'off')
  await writeWorker(removal, {})
  vi.unstubAllEnvs()
  folder = built
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = [pathname, `${pathname}/index.html`]
      .map((path) => join(folder, path))
      .find((path) => extname(path) && existsSync(path))
    if (file?.endsWith('.html') && hangs) return
    const headers = {
      'Content-Type': types[extname(file ?? '')] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    }
    if (file) response.writeHead(200, headers).end(readFileSync(file))
    else response.writeHead(404).end()
  })
  endRequests = () => server.closeAllConnections()
  origin = `http://localhost:${await listen(server)}`
  return () => {
    server.closeAllConnections()
    server.close()
    for (const copy of [second, removal]) rmSync(copy, { recursive: true, force: true })
  }
})

/** A copy of the build with the documents needed, without their policy, which would block changed scripts by their hash. */
function deployment(): string {
  const copy = mkdtempSync(join(tmpdir(), 'akhada-deployment-'))
  const isNeeded = (source: string) =>
    source.endsWith('.html') ? documents.includes(source) : !/\.(br|gz|png|mp4|webm|ics)$/.test(source)
  cpSync(built, copy, { recursive: true, filter: isNeeded })
  for (const file of globSync('**/*.html', { cwd: copy })) {
    edit(join(copy, file), (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''))
  }
  return copy
}

/** Simulates a new build: every asset gets another hash and pages another headline, also in the service worker. */
function renameAssets(copy: string, name: string): void {
  const next = (text: string) => text.replaceAll(/([\w.$-]+-[\w-]{8})(\.(?:js|css))/g, `$1.${name.toLowerCase()}$2`)
  for (const file of globSync('assets/*.{js,css}', { cwd: copy })) renameSync(join(copy, file), join(copy, next(file)))
  for (const file of globSync('**/*.{html,js}', { cwd: copy })) {
    edit(join(copy, file), (text) => next(text).replaceAll('Gaming Knowledge Hub', `${name} Knowledge Hub`))
  }
}

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

/** The deployments that the scripts of a page come from. */
const versions = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
        .map(({ name }) => (name.includes('.second.') ? 'second' : 'first')),
    ),
  ])

const storedPages = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const responses = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
    return responses.map((html) => (html?.includes('.second.') ? 'second' : 'first'))
  }, cacheNames.pages)

/** Watches the browser's service workers: reads the active one, and waits until another one replaces it. */
async function watchWorkers(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const statuses = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
  })
  await session.send('ServiceWorker.enable')

  return {
    readActive: () =>
      vi.waitUntil(() => [...statuses].find(([, status]) => status === 'activated')?.[0], { timeout: 10_000 }),
    /** Browsers replace a worker once it has stopped. They stop idle workers, but not during a test. */
    waitForReplacement: async (versionId: string) => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await expect
        .poll(async () => {
          if (statuses.get(versionId) !== 'redundant') await session.send('ServiceWorker.stopWorker', { versionId })
          return statuses.get(versionId)
        })
        .toBe('redundant')
    },
  }
}

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a new deployment replaces the old one page by page, without waiting for a slow server; a build without a worker removes the old worker', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { page, context } = await visit({
    serviceWorkers: 'allow',
    expected: /Failed to load resource|dynamically|ERR_/,
  })
  await page.goto(`${origin}/help`)
  await expect.poll(() => storedPages(page), { timeout: 20_000 }).toHaveLength(5)
  const open = await context.newPage()
  await open.goto(`${origin}/help`)
  await open.waitForFunction(() => navigator.serviceWorker.controller)
  const workers = await watchWorkers(context, page)
  const firstWorker = await workers.readActive()

  folder = second
  await page.goto(`${origin}/learn`)
  await headline(page, 'Second Knowledge Hub')
  await expect.poll(() => versions(page)).toEqual(['second'])
  // All except the page visited in the first deployment.
  await expect
    .poll(async () => (await storedPages(page)).filter((version) => version === 'first'), { timeout: 20_000 })
    .toHaveLength(1)

  // The open page goes on with its own code, which the server no longer has.
  await footerLink(open, 'Learn').click()
  await headline(open, 'Gaming Knowledge Hub')
  await expect.poll(() => versions(open)).toEqual(['first'])

  // Without a connection, each page comes from a single deployment.
  await workers.waitForReplacement(firstWorker)
  const secondWorker = await workers.readActive()
  await context.setOffline(true)
  await page.goto(`${origin}/help`)
  await page.getByRole('complementary', { name: 'Connection' }).waitFor()
  await expect.poll(() => versions(page)).toEqual(['first'])
  await page.goto(`${origin}/learn`)
  await headline(page, 'Second Knowledge Hub')
  await page.getByRole('complementary', { name: 'Connection' }).waitFor()
  await expect.poll(() => versions(page)).toEqual(['second'])
  await context.setOffline(false)

  hangs = true
  // The worker waits four seconds for the server first.
  await page.goto(`${origin}/learn`, { timeout: 20_000 })
  await headline(page, 'Second Knowledge Hub')
  await page.getByRole('complementary', { name: 'Connection' }).getByRole('button', { name: 'Try Again' }).waitFor()
  // What it preloads comes from the same deployment.
  await page.waitForLoadState('networkidle')
  hangs = false
  // A worker that is still waiting for a response is not replaced.
  endRequests()

  folder = removal
  // A build without a worker has no code to register one.
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
  })
  await page.goto(`${origin}/learn`)
  await workers.waitForReplacement(secondWorker)
  await expect
    .poll(() =>
      page.evaluate(
        async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
      ),
    )
    .toBe(0)
  await page.reload()
  await headline(page, 'Third Knowledge Hub')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
