import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL: the stores do not see the difference. */
export type Database = PgDatabase<PgQueryResultHKT>
