import { logError } from '../log'
import type { Database, Read } from './database.types'

/** How long a failed replica gets no reads, in ms. */
const restMs = 10_000

/** Reads from a random replica, or from the primary if none is available or the replica fails in any way. */
export function createReplicaReader(primary: Database, replicas: readonly Database[]): Read {
  const restsUntil = new Map<Database, number>()
  return async (query) => {
    const now = performance.now()
    const ready = replicas.filter((each) => (restsUntil.get(each) ?? 0) <= now)
    const replica = ready[Math.floor(Math.random() * ready.length)]
    if (!replica) return query(primary)
    // After its pause, only one read tries a replica: if it hangs, the others don't wait.
    if (restsUntil.has(replica)) restsUntil.set(replica, now + restMs)
    try {
      const result = await query(replica)
      restsUntil.delete(replica)
      return result
    } catch (error) {
      // If this fails too, the query is the cause, and the replica stays in use.
      const result = await query(primary)
      restsUntil.set(replica, performance.now() + restMs)
      logError(error, 'A replica failed: the primary responds in its place')
      return result
    }
  }
}
