import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'

/** Requests per second that each URL has to bear, and how long the slowest hundredth may take at half of that. */
const bars = [
  { name: 'list of twelve', path: '/api/players?limit=12', perSecond: 1_500 },
  { name: 'one player', path: '/api/players/65f1c0ffee00000000000001', perSecond: 2_500 },
  { name: 'page', path: '/players', perSecond: 3_000 },
  { name: 'video', path: '/video/hero.mp4', perSecond: 500 },
]
const maxP99 = 50

const connections = 32
const seconds = 6

/** Medians while a hundred people sign in at once: so many times those of a quiet server, and so many ms. */
const maxSlowdown = 5
const maxBusyMs = 300

/** Requests of a connection until it takes another IP address: a limit would refuse more from one. */
const requestsPerIp = 500

/** Measures a server behind one trusted proxy, so that the IP address is what a request says. Returns what is below its bar. */
export async function benchThroughput(origin: string): Promise<string[]> {
  const failures: string[] = []
  for (const { name, path, perSecond } of bars) {
    await run(origin + path, 2)
    const full = await run(origin + path, seconds)
    const p99 = await p99At(origin + path, perSecond / 2)
    console.info(
      `${name}: ${Math.round(full.requests.average)} requests/s (bar ${perSecond}); p99 at ${perSecond / 2}/s: ${p99.toFixed(1)} ms`,
    )
    if (full.non2xx + full.errors > 0) failures.push(`${name}: failed requests`)
    if (full.requests.average < perSecond) failures.push(`${name}: throughput`)
    if (p99 > maxP99) failures.push(`${name}: p99`)
  }
  return [...failures, ...(await benchLogins(origin))]
}

const run = (url: string, duration: number) =>
  autocannon({
    url,
    connections,
    duration,
    headers: { 'Accept-Encoding': 'gzip, br' },
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

/** Bodies would be collected as text, which for a video takes the client thirty times as long as the server. */
function dropBodies(client: object): void {
  if (!('pipelinedRequests' in client && client.pipelinedRequests instanceof Object))
    throw new Error('No queue of bodies')
  Object.assign(client.pipelinedRequests, { addBody: () => {} })
}

/**
 * The slowest hundredth of requests at an even rate, in ms from the moment that each was due. (autocannon sends those of a second at its start, which
 * measures its own queue.)
 */
async function p99At(url: string, perSecond: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ips = Array.from({ length: connections }, newIp)
  const requests: Promise<number>[] = []
  const start = performance.now()
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    requests.push(send(url, agent, ips[index % connections] ?? '').then(() => performance.now() - due))
  }
  const times = (await Promise.all(requests)).sort((a, b) => a - b)
  agent.destroy()
  return times[Math.floor(times.length * 0.99)] ?? 0
}

function send(url: string, agent: Agent, ip: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip, br', 'X-Forwarded-For': ip }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responds with ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

async function benchLogins(origin: string): Promise<string[]> {
  const failures: string[] = []
  for (const path of ['/api/players/top', '/players']) {
    const quiet = await medianOf(origin + path, () => false)
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
    const busy = await medianOf(origin + path, () => waiting > 0)
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

/** The median of fifty sequential requests, or of more while `isRunning` says so. */
async function medianOf(url: string, isRunning: () => boolean): Promise<number> {
  const times: number[] = []
  while (times.length < 50 || isRunning()) {
    const start = performance.now()
    await (await fetch(url, { headers: { 'X-Forwarded-For': newIp() } })).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

let lastIp = 0

function newIp(): string {
  lastIp += 1
  return `10.${lastIp >> 16}.${(lastIp >> 8) % 256}.${lastIp % 256}`
}
