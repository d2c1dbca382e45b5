import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { HTTPException } from 'hono/http-exception'
import pLimit from 'p-limit'
import { Gauge } from 'prom-client'
import { normalizePassword } from '../contract/rules'
import { limitHit, registry } from './metrics'

/** Argon2id, which is the library's default kind, at the cost that OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core is left for everything else, and one of the four threads that hashes share with files. */
const concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3))

/** Two to three seconds of waiting; beyond that a 503 is kinder. */
const maxWaiting = 100 * concurrency

/** Hashes take turns, so that a rush of logins slows down nothing but logins. */
const hashQueue = pLimit(concurrency)

new Gauge({
  name: 'password_hashes',
  help: 'Passwords that are hashed right now, and those that wait for it',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    this.set({ state: 'running' }, hashQueue.activeCount)
    this.set({ state: 'waiting' }, hashQueue.pendingCount)
  },
})

/** The argon2id hash of a password, with its salt and cost in it. Throws a 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  enqueue(() => hash(normalizePassword(password), cost))

const dummyHash = hashPassword('no account has this password')

/** Whether a password fits a hash. Without a hash it takes as long and fails, so that timing does not reveal which e-mails have an account. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const reference = passwordHash ?? (await dummyHash)
  const fits = await enqueue(() => verify(reference, normalizePassword(password)))
  return fits && passwordHash !== undefined
}

async function enqueue<T>(task: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= maxWaiting) {
    limitHit('passwordHashes')
    throw new HTTPException(503)
  }
  return hashQueue(task)
}
