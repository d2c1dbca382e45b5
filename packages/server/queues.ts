import { HTTPException } from 'hono/http-exception'
import { countLimitHit } from './metrics'

/** How long a task may wait, in ms. Later is too late: every call gets its response within 4.5 s (`app.ts`). */
const maxWaitMs = 4_000

export interface Queues {
  /** Runs the tasks of a key one after the other. Throws a 503 if a task's turn comes too late. */
  run: <T>(key: string, task: () => Promise<T>) => Promise<T>
  /** How many keys have a running or waiting task. */
  size: () => number
}

/** A queue for each key. Empty queues are deleted. */
export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return {
    run: async (key, task) => {
      const current = Promise.resolve(last.get(key)).then(failIfLate(task))
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

/** Wraps a task, so that it throws a 503 if it starts too late. */
export function failIfLate<T>(task: () => Promise<T>): () => Promise<T> {
  const start = performance.now()
  return async () => {
    if (performance.now() - start > maxWaitMs) throw createBusyError()
    return task()
  }
}

/** The 503 for a caller who would wait too long for a password to be hashed. Counts it in the metrics. */
export function createBusyError(): HTTPException {
  countLimitHit('passwordHashes')
  return new HTTPException(503)
}
