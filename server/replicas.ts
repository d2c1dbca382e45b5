import type { Database, Read } from './database.types'
import { isUnavailable } from './errors'

/** Reads from one of the replicas, or from the primary when there is none or it does not respond. */
export const readFrom =
  (primary: Database, replicas: readonly Database[]): Read =>
  async (query) => {
    const replica = replicas[Math.floor(Math.random() * replicas.length)]
    if (!replica) return query(primary)
    try {
      return await query(replica)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return query(primary)
    }
  }
