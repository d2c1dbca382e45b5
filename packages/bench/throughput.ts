import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ServerProcess } from '@akhada/harness/server-process'
import autocannon from 'autocannon'
import { median } from './median'

interface Bar {
  name: string
  /** A path, or a function that returns the next of many, so that no cache has it. */
  path: string | (() => string)
  /** The least throughput, in requests per second. */
  perSecond: number
  /** The highest 99th percentile for a few connections, in ms. */
  p99: number
}

const bars: Bar[] = [
  { name: 'list of twelve', path: '/api/players?limit=12', perSecond: 1_500, p99: 50 },
  { name: 'one player', path: '/api/players/65f1c0ffee00000000000001', perSecond: 2_500, p99: 50 },
  { name: 'page', path: '/players', perSecond: 3_000, p99: 50 },
  { name: 'video', path: '/video/hero.mp4', perSecond: 500, p99: 50 },
  { name: 'profiles rendered', path: nextProfile, perSecond: 120, p99: 100 },
]

/** How many players the table has for the profiles. By the time of the last one, the first has left every cache. */
export const profileCount = 20_000
/** The first id that `seedManyPlayers` uses. */
const firstProfile = 1_000

const renderedPages = 20_000
const maxHeapGrowthMegabytes = 20

const connections = 32
/** Few enough that no request waits for another for long. */
const fewConnections = 4
const seconds = 6

/** Limits for medians while a hundred people sign in at once: as a multiple of those of an idle server, and in ms. */
const maxSlowdown = 5
const maxBusyMs = 300

/** After so many requests a connection changes its IP address: the rate limit would refuse more from one. */
const requestsPerIp = 500

/** Measures a server with profiles to render. It trusts one proxy, so that a request can choose its IP address. Returns what failed. */
export async function benchThroughput(app: ServerProcess, metricsUrl: string): Promise<string[]> {
  const origin = app.url
  const failures: string[] = []
  for (const { name, path, perSecond, p99 } of bars) {
    await run(origin, path, { duration: 2 })
    const full = await run(origin, path, { duration: seconds })
    const { latency } = await run(origin, path, { duration: seconds, connections: fewConnections })
    console.info(
      `${name}: ${Math.round(full.requests.average)} requests/s (bar ${perSecond}); p99 with ${fewConnections} connections: ${latency.p99} ms`,
    )
    if (full.non2xx + full.errors > 0) failures.push(`${name}: failed requests`)
    if (full.requests.average < perSecond) failures.push(`${name}: throughput`)
    if (latency.p99 > p99) failures.push(`${name}: p99`)
  }
  failures.push(...(await benchHeap(app, metricsUrl)))
  return [...failures, ...(await benchLogins(origin))]
}

let lastProfile = 0

function nextProfile(): string {
  lastProfile += 1
  return `/players/profile/${(firstProfile + (lastProfile % profileCount)).toString(16).padStart(24, '0')}`
}

const pickPath = (path: Bar['path']) => (typeof path === 'string' ? path : path())

const run = (origin: string, path: Bar['path'], options: Partial<autocannon.Options>) =>
  autocannon({
    url: origin,
    connections,
    ...options,
    headers: { 'Accept-Encoding': 'gzip, br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: pickPath(path) }) }],
    setupClient: (client) => {
      dropBodies(client)
      const changeIp = () => client.setHeaders({ 'Accept-Encoding': 'gzip, br', 'X-Forwarded-For': newIp() })
      changeIp()
      let responses = 0
      client.on('response', () => {
        responses += 1
        if (responses % requestsPerIp === 0) changeIp()
      })
    },
  })

/** autocannon would collect bodies as text, which takes the client thirty times as long as the server in the case of a video. */
function dropBodies(client: object): void {
  if (!('pipelinedRequests' in client && client.pipelinedRequests instanceof Object))
    throw new Error('No queue of bodies')
  Object.assign(client.pipelinedRequests, { addBody: () => {} })
}

/** Measures how much memory many different pages leave in use. */
async function benchHeap(app: ServerProcess, metricsUrl: string): Promise<string[]> {
  const before = await readHeapMegabytes(app, metricsUrl)
  let pages = 0
  const nextPage = () => {
    pages += 1
    return pages % 2 ? nextProfile() : `/players?search=a${pages}`
  }
  const { errors, non2xx } = await run(app.url, nextPage, { amount: renderedPages })
  const growth = (await readHeapMegabytes(app, metricsUrl)) - before
  console.info(`heap after ${renderedPages} different profiles and lists: ${growth.toFixed(1)} MB more`)
  const failures: string[] = []
  if (errors + non2xx > 0) failures.push('different pages: failed requests')
  if (growth > maxHeapGrowthMegabytes) failures.push('heap')
  return failures
}

/** What survives on the heap (its used old space), in MB: the least of five collections. The first may miss garbage of its marking. */
async function readHeapMegabytes(app: ServerProcess, metricsUrl: string): Promise<number> {
  const sizes: number[] = []
  for (let second = 0; second < 5; second += 1) {
    app.signal('SIGUSR2')
    const metrics = await (await fetch(metricsUrl)).text()
    sizes.push(Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)/m.exec(metrics)?.[1]))
    await setTimeout(1_000)
  }
  return Math.min(...sizes) / 1024 / 1024
}

async function benchLogins(origin: string): Promise<string[]> {
  const failures: string[] = []
  for (const path of ['/api/players/top', '/players']) {
    const quiet = await measureMedian(origin + path, () => false)
    let waiting = 100
    const statuses = Promise.all(
      Array.from({ length: waiting }, async () => {
        const { status } = await fetch(`${origin}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newIp() },
          body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'kite-and-string', role: 'user' }),
        })
        waiting -= 1
        return status
      }),
    )
    const busy = await measureMedian(origin + path, () => waiting > 0)
    const counts = Object.entries(Object.groupBy(await statuses, String)).map(
      ([status, all]) => `${status} × ${all?.length}`,
    )
    console.info(
      `${path} while 100 sign in (${counts.join(', ')}): ${busy.toFixed(1)} ms at the median, ${quiet.toFixed(1)} ms before`,
    )
    if (busy > maxBusyMs || busy > quiet * maxSlowdown) failures.push(`${path} while 100 sign in`)
  }
  return failures
}

/** The median of at least fifty sequential requests, in ms; continues while `isRunning` returns true. */
async function measureMedian(url: string, isRunning: () => boolean): Promise<number> {
  const times: number[] = []
  while (times.length < 50 || isRunning()) {
    const start = performance.now()
    await (await fetch(url, { headers: { 'X-Forwarded-For': newIp() } })).arrayBuffer()
    times.push(performance.now() - start)
  }
  return median(times)
}

let lastIp = 0

function newIp(): string {
  lastIp += 1
  return `10.${lastIp >> 16}.${(lastIp >> 8) % 256}.${lastIp % 256}`
}
