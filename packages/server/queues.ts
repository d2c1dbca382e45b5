import { HTTPException } from 'hono/http-exception'
import { limitHit } from './metrics'

/** After this the caller has its response already: every call gets one within 4.5 s (`app.ts`). */
const maxWaitMs = 4_000

export interface Queues {
  /** Runs the tasks of one key one after the other. Throws a 503 when the turn comes too late. */
  run: <T>(key: string, task: () => Promise<T>) => Promise<T>
  /** How many keys have a task that runs or waits. */
  size: () => number
}

/** A queue for each key. One that is empty is forgotten. */
export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return {
    run: async (key, task) => {
      const current = Promise.resolve(last.get(key)).then(inTime(task))
      const settled = current.catch(() => {})
      last.set(key, settled)
      try {
        return await current
      } finally {
        if (last.get(key) === settled) last.delete(key)
      }
    },
    size: () => last.size,
  }
}

/** A task that throws a 503 instead, when it begins too late. */
export function inTime<T>(task: () => Promise<T>): () => Promise<T> {
  const start = performance.now()
  return async () => {
    if (performance.now() - start > maxWaitMs) throw tooBusy()
    return task()
  }
}

/** The 503 for a caller who would wait too long, counted for a password to be checked. */
export function tooBusy(): HTTPException {
  limitHit('passwordHashes')
  return new HTTPException(503)
}
