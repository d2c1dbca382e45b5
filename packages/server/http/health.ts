import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.types'
import { logError } from '../log'
import { failAfter } from './errors'

/** Milliseconds in which the database has to respond. */
const readinessTimeoutMs = 2_000

/** `/livez`: the process responds. `/readyz`: it should get requests, because its database responds and it is not shutting down. */
export function createHealth(db: Database, isDraining: () => boolean): Hono {
  let check: Promise<unknown> | undefined
  /** One query for all waiting requests, so that they cannot keep the connections busy. */
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
