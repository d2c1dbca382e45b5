import { availableParallelism } from 'node:os'
import { normalizePassword } from '@akhada/contract/rules'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Gauge } from 'prom-client'
import { registry } from './metrics'
import { createQueues, refuse, withDeadline } from './queues'

/** The cost that OWASP recommends for Argon2id, the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Leaves one core for everything else, and one of libuv's four threads, which hashes share with file access. */
export const concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3))

/** IP addresses that may wait in the queue: two to three seconds. Beyond that, a 503 is kinder. */
const maxWaiting = 100 * concurrency

/** Hashes take turns, so that a rush of logins slows down only logins. */
const hashQueue = pLimit(concurrency)

/** The name of the limit in the metrics. */
const limitName = 'passwordHashes'

/** Each IP address has one place in the queue of hashes, so that none can fill it. */
const queuesByIp = createQueues(limitName)

new Gauge({
  name: 'password_hashes',
  help: 'Passwords that are hashed right now, and those in the queue',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    this.set({ state: 'running' }, hashQueue.activeCount)
    this.set({ state: 'waiting' }, hashQueue.pendingCount)
  },
})

/** The argon2id hash of a password, with its salt and cost in it. Throws a 503 when too many wait. */
export const hashPassword = (password: string, ip: string): Promise<string> =>
  enqueue(ip, () => hash(normalizePassword(password), cost))

const dummyHash = hash('no account has this password', cost)

/**
 * Whether a password matches a hash. Without a hash it's false after the same time, so that timing doesn't reveal which
 * emails have an account. Throws a 503 if too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined, ip: string): Promise<boolean> {
  const reference = passwordHash ?? (await dummyHash)
  const isRight = await enqueue(ip, () => verify(reference, normalizePassword(password)))
  return isRight && passwordHash !== undefined
}

function enqueue<T>(ip: string, task: () => Promise<T>): Promise<T> {
  const begin = withDeadline(limitName, task)
  return queuesByIp.run(ip, async () => {
    if (hashQueue.pendingCount >= maxWaiting) refuse(limitName)
    return hashQueue(begin)
  })
}
