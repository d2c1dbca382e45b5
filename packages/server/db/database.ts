import { join } from 'node:path'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import { Gauge } from 'prom-client'
import { registry } from '../metrics'
import { root } from '../root'
import type { Database, Read } from './database.types'
import { openDataFolder } from './embedded-database'
import { createReplicaReader } from './replicas'
import { seedPlayers } from './seed'

interface OpenDatabase {
  db: Database
  read: Read
  close: () => Promise<void>
}

/** The same path from the sources and from the bundle in `dist/`. */
const migrationsFolder = join(root, 'packages/server/db/migrations')

/** An arbitrary number; it only has to be the same in every process of this product. */
const startLock = 0x616b6861

/** Opens the embedded database of a folder, migrates and seeds it. Throws if another process uses the folder. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { client, close } = await openDataFolder(folder)
  try {
    const db = drizzlePglite({ client })
    await migratePglite(db, { migrationsFolder })
    await seedPlayers(db)
    return { db, read: (query) => query(db), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Connects to a PostgreSQL server, migrates and seeds it. If several processes start at once, one does this while the others wait.
 * Players have their own connections, or those of the replicas, so that a locked accounts table doesn't block any list.
 */
export async function openPostgres(url: string, replicaUrls: readonly string[] = []): Promise<OpenDatabase> {
  await migrateAndSeed(url)
  // Fails fast on a locked table, because signing in also works without it.
  const primary = openPool(url, 'accounts', '-c lock_timeout=250')
  const reader = openPool(url, 'players')
  const replicas = replicaUrls.map((replicaUrl, index) => openPool(replicaUrl, `replica ${index + 1}`))
  return {
    db: primary.db,
    read: createReplicaReader(
      reader.db,
      replicas.map(({ db }) => db),
    ),
    close: async () => {
      await Promise.all([primary, reader, ...replicas].map(({ close }) => close()))
    },
  }
}

async function migrateAndSeed(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
    const db = drizzlePostgres({ client })
    await migratePostgres(db, { migrationsFolder })
    await seedPlayers(db)
  } finally {
    await client.end()
  }
}

/** A connection pool with a time limit on everything: waiting for a connection, connecting, and each query. */
function openPool(connectionString: string, name: string, options = '') {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 1_500,
    // The server cancels the statement; if it doesn't respond, the pool closes the connection.
    statement_timeout: 2_000,
    query_timeout: 2_500,
    keepAlive: true,
    // JIT costs more than it saves.
    options: `-c jit=off ${options}`,
  })
  // If an idle connection breaks, the next query opens a new one.
  pool.on('error', () => {})
  pools.set(name, pool)
  const close = () => {
    pools.delete(name)
    return pool.end()
  }
  return { db: drizzlePostgres({ client: pool }), close }
}

/** The pools of this process by their purpose. */
const pools = new Map<string, Pool>()

new Gauge({
  name: 'database_connections',
  help: 'Connections to PostgreSQL that are used and unused, and queries that wait for one',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset()
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'used' }, totalCount - idleCount)
      this.set({ pool, state: 'unused' }, idleCount)
      this.set({ pool, state: 'waiting' }, waitingCount)
    }
  },
})
