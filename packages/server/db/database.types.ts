import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL: it makes no difference to the stores. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Runs read-only queries on whichever database is available. */
export type Read = <T>(query: (db: Database) => Promise<T>) => Promise<T>
