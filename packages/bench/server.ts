import { type FilterName, filterNames, mapFilters } from '@akhada/contract/filters'
import { findFreePort } from '@akhada/harness/free-port'
import { startPostgres } from '@akhada/harness/postgres'
import { startServerProcess } from '@akhada/harness/server-process'
import { openPostgres } from '@akhada/server/db/database'
import type { Database } from '@akhada/server/db/database.types'
import { listPlayers } from '@akhada/server/db/players-store'
import { Client } from 'pg'
import { median } from './median'
import { seedManyPlayers } from './seed-many-players'
import { benchThroughput, profileCount } from './throughput'

/**
 * Measures on a real PostgreSQL: throughput of reads over HTTP, reads while people sign in, and the queries of the players list
 * with 10 thousand, 100 thousand and a million players. Fails if a result is below its bar. Pages deep inside a list, which people
 * don't open, are only reported. `SIZES=` measures only throughput.
 */
const sizes = (process.env.SIZES ?? '10000,100000,1000000').split(',').filter(Boolean).map(Number)
const rounds = 40
const warmUps = 5
const deepPages = ['a page in the middle', 'search, last page']
const slowestMedian = 100

/** Values that several records of `seedManyPlayers` have together. */
const values: Record<FilterName, string> = { game: 'Valorant', tier: 'B-Tier', team: 'Team 5', status: 'Active' }

const cases: Record<string, Record<string, string>> = {
  'nothing set': {},
  ...Object.fromEntries(filterNames.map((name) => [name, { [name]: values[name] }])),
  'game + tier': { game: 'CS2', tier: 'S-Tier' },
  'game + status': { game: 'Dota 2', status: 'Inactive' },
  'tier + team': { tier: 'S-Tier', team: 'Team 3' },
  'team + status': { team: 'Team 40', status: 'Retired' },
  'all filters': values,
  'filters nobody meets': { game: 'BGMI', team: 'No such team' },
  'a page in the middle': { page: 'middle' },
  'the last page': { page: 'last' },
  'game, last page': { game: 'BGMI', page: 'last' },
  'search, one player': { search: 'rudra77777' },
  'search, common': { search: 'kumar' },
  'search, part of many': { search: 'aar' },
  'search, nobody': { search: 'zzyzx' },
  'search, 1 letter': { search: 'a' },
  'search, 1 letter, nobody': { search: 'ß' },
  'search, 2 letters': { search: 'ru' },
  'search, 2 letters, rare': { search: 'qz' },
  'search, two words': { search: 'aarav kumar' },
  'search, signs alone': { search: '%%%' },
  'search, no three letters': { search: 'a b' },
  'search, last page': { search: 'kumar', status: 'Active', page: 'last' },
  'search + game': { search: 'kumar', game: 'BGMI' },
  'search + game, 2 letters': { search: 'ru', game: 'BGMI' },
  'search + game, hardly any': { search: 'a b', game: 'BGMI' },
  'search + all filters': { search: 'sharma', ...values },
  'search + rare filters': { search: 'rudra', team: 'Team 5', status: 'Retired' },
}

const server = await startPostgres(['shared_buffers=512MB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB'])
const results = new Map(Object.keys(cases).map((name) => [name, new Map<number, { median: number; p95: number }>()]))
const failures: string[] = []
try {
  const throughputUrl = await server.createDatabase('throughput')
  const metricsPort = await findFreePort()
  const throughputApp = await startServerProcess({
    DATABASE_URL: throughputUrl,
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--expose-gc --import data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', gc)")}`,
  })
  await fill(throughputUrl, profileCount)
  failures.push(...(await benchThroughput(throughputApp, `http://localhost:${metricsPort}/metrics`)))
  await throughputApp.stop()

  for (const size of sizes) {
    const url = await server.createDatabase(`players_${size}`)
    const database = await openPostgres(url)
    const started = performance.now()
    await fill(url, size)
    console.info(`${size} players in ${Math.round((performance.now() - started) / 1000)} s`)
    for (const [name, params] of Object.entries(cases)) {
      results.get(name)?.set(size, await measure(database.db, params))
    }
    await database.close()
  }
} finally {
  await server.stop()
}

const largest = Math.max(...sizes)
const smallest = Math.min(...sizes)
if (sizes.length > 0)
  console.table(
    [...results].map(([name, bySize]) => ({
      case: name,
      ...Object.fromEntries(
        [...bySize].flatMap(([size, { median, p95 }]) => [
          [`${size} median`, median.toFixed(1)],
          [`${size} p95`, p95.toFixed(1)],
        ]),
      ),
      growth: `×${((bySize.get(largest)?.median ?? 0) / (bySize.get(smallest)?.median ?? 1)).toFixed(1)}`,
    })),
  )
const slow = [...results]
  .filter(([name]) => !deepPages.includes(name))
  .filter(([, bySize]) => (bySize.get(largest)?.median ?? 0) >= slowestMedian)
failures.push(...slow.map(([name]) => `${name}: more than ${slowestMedian} ms at the median`))
if (failures.length > 0) {
  console.error(`Below the bar:\n${failures.join('\n')}`)
  // Exits explicitly: when a process runs out of work, the package that runs PostgreSQL ends it with code 0.
  process.exit(1)
}

async function fill(url: string, size: number): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await seedManyPlayers(client, size)
  await client.end()
}

/** Times sequential queries of a list, in ms, without the response cache. */
async function measure(db: Database, { page = '1', ...filters }: Record<string, string>) {
  const params = { search: '', ...mapFilters(() => 'all'), limit: 12, ...filters }
  const { pages } = await listPlayers(db, { ...params, page: 1 })
  const pageNumber = { last: pages, middle: Math.ceil(pages / 2) }[page] ?? 1
  const times: number[] = []
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const start = performance.now()
    await listPlayers(db, { ...params, page: pageNumber })
    if (round >= warmUps) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: median(times), p95: times[Math.floor(rounds * 0.95)] ?? 0 }
}
