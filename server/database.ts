import { fileURLToPath } from 'node:url'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database } from './database.types'
import { openDataFolder } from './embedded-database'
import { seedPlayers } from './seed'

interface OpenDatabase {
  db: Database
  close: () => Promise<void>
}

/** From the sources and from the bundle in `dist/` alike. */
const migrationsFolder = fileURLToPath(new URL('../server/migrations', import.meta.url))

/** Any number; it only has to be the same in every process of this product. */
const startLock = 0x616b6861

/** A database in a folder of this machine, migrated and seeded. Throws when another process has the folder. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { client, close } = await openDataFolder(folder)
  try {
    const db = drizzlePglite({ client, casing: 'snake_case' })
    await migratePglite(db, { migrationsFolder })
    await seedPlayers(db)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A PostgreSQL server, migrated and seeded; of several processes that start at once, one does it while the others wait. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const starter = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await starter`SELECT pg_advisory_lock(${startLock})`
    const db = drizzlePostgres({ client: starter })
    await migratePostgres(db, { migrationsFolder })
    await seedPlayers(db)
  } finally {
    await starter.end()
  }

  const client = postgres(url, {
    max: 10,
    // Generic plans made for one search would be reused for all others, and JIT costs more than it saves.
    prepare: false,
    connection: { jit: false },
  })
  return { db: drizzlePostgres({ client }), close: () => client.end({ timeout: 5 }) }
}
