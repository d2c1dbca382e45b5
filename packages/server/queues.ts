import { HTTPException } from 'hono/http-exception'
import { countLimitHit } from './metrics'

/** How long a task may wait, in ms. Later is too late: every call gets its response within 4.5 s (`http/app.ts`). */
const maxWaitMs = 4_000

/** A queue for each key. Empty queues are deleted. `limit` is the name under which refused tasks are counted. */
export function createQueues(limit: string) {
  const last = new Map<string, Promise<unknown>>()
  return {
    /** Runs the tasks of a key one after the other. Throws a 503 if a task's turn comes too late. */
    run: async <T>(key: string, task: () => Promise<T>): Promise<T> => {
      const current = Promise.resolve(last.get(key)).then(withDeadline(limit, task))
      const settled = current.catch(() => {})
      last.set(key, settled)
      try {
        return await current
      } finally {
        if (last.get(key) === settled) last.delete(key)
      }
    },
    /** How many keys have a running or waiting task. */
    size: () => last.size,
  }
}

/** Wraps a task, so that it throws a 503 if it starts too late. */
export function withDeadline<T>(limit: string, task: () => Promise<T>): () => Promise<T> {
  const start = performance.now()
  return async () => {
    if (performance.now() - start > maxWaitMs) refuse(limit)
    return task()
  }
}

/** Counts a task that would wait too long, and throws a 503. */
export function refuse(limit: string): never {
  countLimitHit(limit)
  throw new HTTPException(503)
}
