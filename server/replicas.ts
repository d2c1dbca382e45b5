import type { Database, Read } from './database.types'
import { logError } from './log'

/** Milliseconds that a replica which failed is left alone. */
const restMs = 10_000

/** Reads from one of the replicas; from the primary when there is none, or when the replica fails in whatever way. */
export function readFrom(primary: Database, replicas: readonly Database[]): Read {
  const restsUntil = new Map<Database, number>()
  return async (query) => {
    const now = performance.now()
    const ready = replicas.filter((each) => (restsUntil.get(each) ?? 0) <= now)
    const replica = ready[Math.floor(Math.random() * ready.length)]
    if (!replica) return query(primary)
    // Of all reads one tries a replica that has rested: should it hang, the others do not wait.
    if (restsUntil.has(replica)) restsUntil.set(replica, now + restMs)
    try {
      const result = await query(replica)
      restsUntil.delete(replica)
      return result
    } catch (error) {
      // When this fails too, the query is to blame, and the replica goes on.
      const result = await query(primary)
      restsUntil.set(replica, performance.now() + restMs)
      logError(error, 'A replica failed: the primary responds in its place')
      return result
    }
  }
}
