import { getFilterValue, mapFilters } from '@akhada/contract/filters'
import { operationNames } from '@akhada/contract/operations'
import { sum } from '@akhada/contract/sum'
import { type Backend, createContractClient } from '@akhada/contract-check/checks/client'
import { describeStatuses, runGenerated } from '@akhada/contract-check/generator/run'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { openEmbedded, openPostgres } from '@akhada/server/db/database'
import { createApp } from '@akhada/server/http/app'
import { beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../support/create-database'
import { afterTests, seededFolder } from '../support/temporary-folders'
import { mocks } from './backends'

vi.mock('@node-rs/argon2', () => import('../support/cheap-argon2'))

/** Requests per operation and backend. */
const requests = 1_000

/** Another seed generates other requests: `SEED=7 npm test -- tests/contract/generated-requests.test.ts`. */
const seed = Number(process.env.SEED ?? 1)

/** Existing accounts, enough that no account reaches a limit. */
const accounts = Array.from({ length: 20 }, (_, index) => ({
  name: 'Known',
  email: `known-${index}@example.com`,
  password: 'known password',
  role: 'user',
}))

/** Values of existing accounts and sample players, in addition to values that merely fit the schema. */
const known = {
  sometimes: {
    email: accounts.map(({ email }) => email),
    password: accounts.map(({ password }) => password),
    id: samplePlayers.map(({ _id }) => _id),
    search: samplePlayers.map(({ playerName }) => playerName),
    ...mapFilters((name) => samplePlayers.map((player) => getFilterValue(player, name))),
  },
}

const backends = new Map<string, Backend>([['mocks', mocks]])

beforeAll(async () => {
  const [embedded, server] = await Promise.all([openEmbedded(seededFolder()), startPostgresDatabase()])
  afterTests(embedded.close)
  backends.set('PGlite', await startInProcess(embedded))
  backends.set('PostgreSQL', await startInProcess(server))
  for (const [, backend] of backends) {
    const client = createContractClient(backend)
    await Promise.all(accounts.map((body) => client.expect([201], 'signup', { body })))
  }
})

test.each(operationNames)(
  `%s: ${requests} generated requests, alike on mocks, PGlite and PostgreSQL`,
  // It takes only seconds on a quiet machine.
  { timeout: 180_000 },
  async (operation) => {
    const clients = new Map([...backends].map(([name, backend]) => [name, createContractClient(backend)]))
    const start = performance.now()
    const { statuses, failure } = await runGenerated({ operation, clients, requests, seed, known })
    expect(failure).toBeUndefined()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    for (const [name, counts] of statuses) {
      expect(sum([...counts.values()])).toBeGreaterThanOrEqual(requests)
      console.info(`${operation}, ${name}: ${describeStatuses(counts)}`)
    }
    console.info(`${operation}: ${seconds} s`)
  },
)

/** The reference backend without a socket. Every request comes from another IP address, so that no limit applies. */
async function startInProcess(database: Awaited<ReturnType<typeof openPostgres>>): Promise<Backend> {
  const app = await createApp({ ...database, trustedProxies: 1 })
  let sent = 0
  return async (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', `10.0.${sent >> 8}.${sent++ % 256}`)
    return app.request(path, { ...init, headers })
  }
}

async function startPostgresDatabase() {
  const database = await openPostgres(await createDatabase())
  afterTests(database.close)
  return database
}
