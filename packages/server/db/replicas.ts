import { logError } from '../log'
import type { Database, Read } from './database.types'

/** Milliseconds in which a failed replica gets no reads. */
const restMs = 10_000

/** Reads from one of the replicas; from the primary when there is none, or when the replica fails in any way. */
export function createReplicaReader(primary: Database, replicas: readonly Database[]): Read {
  const restsUntil = new Map<Database, number>()
  return async (query) => {
    const now = performance.now()
    const ready = replicas.filter((each) => (restsUntil.get(each) ?? 0) <= now)
    const replica = ready[Math.floor(Math.random() * ready.length)]
    if (!replica) return query(primary)
    // Only one read tries a replica after its pause: if it hangs, the others do not wait.
    if (restsUntil.has(replica)) restsUntil.set(replica, now + restMs)
    try {
      const result = await query(replica)
      restsUntil.delete(replica)
      return result
    } catch (error) {
      // When this fails too, the query is the cause, and the replica stays in use.
      const result = await query(primary)
      restsUntil.set(replica, performance.now() + restMs)
      logError(error, 'A replica failed: the primary responds in its place')
      return result
    }
  }
}
