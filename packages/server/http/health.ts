import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.types'
import { logError } from '../log'
import { failAfter } from './fail-after'

/** How long the database may take to respond, in ms. */
const readinessTimeoutMs = 2_000

/** `/livez`: the process responds. `/readyz`: it can take requests, because its database responds and it isn't shutting down. */
export function createHealth(db: Database, isDraining: () => boolean): Hono {
  let check: Promise<unknown> | undefined
  /** One query for all waiting requests, so that they can't use up the connections. */
  const checkDatabase = () => {
    check ??= Promise.race([db.execute(sql`SELECT 1`), failAfter(readinessTimeoutMs, new Error('Timeout'))]).finally(
      () => {
        check = undefined
      },
    )
    return check
  }
  return new Hono()
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isDraining()) return c.json({ status: 'draining' }, 503)
      try {
        await checkDatabase()
        return c.json({ status: 'ok' })
      } catch (error) {
        logError(error, 'The database does not respond')
        return c.json({ status: 'no database' }, 503)
      }
    })
}
