import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL: the stores do not see the difference. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Runs queries that only read, on whichever database can run them. */
export type Read = <T>(query: (db: Database) => Promise<T>) => Promise<T>
