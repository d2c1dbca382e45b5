import { setTimeout } from 'node:timers/promises'
import { eq, lt, lte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from './db/database.types'
import { attempts } from './db/schema'
import { RateLimitError } from './http/errors'
import { logError } from './log'
import { countLimitHit } from './metrics'
import { createQueues } from './queues'

/**
 * `burst` attempts at once, and one more after each `refillMs`. Loose enough for typos and shared IP addresses, tight
 * enough against guessing; the next attempt is at most 30 s away.
 */
const limits = {
  /** Read requests of one IP address. A café full of players stays far below. */
  reads: { burst: 3_000, refillMs: 20 },
  /** Passwords checked for one IP address, including right ones: they cost as much. */
  passwordsByIp: { burst: 600, refillMs: 100 },
  /** Wrong passwords from one IP address, on accounts that it hasn't signed in to before. */
  loginByIp: { burst: 100, refillMs: 10_000 },
  /** Wrong passwords on one account from one IP address. */
  loginByAccountAndIp: { burst: 10, refillMs: 30_000 },
  signupByIp: { burst: 100, refillMs: 30_000 },
}

type LimitName = keyof typeof limits

/** The pause after too many wrong passwords from a known IP address, in ms. */
const pauseMs = 200

/** Keys in memory; beyond that, the least recently used are deleted. */
const maxKeys = 100_000

interface LoginAttempt {
  email: string
  ip: string
  /** Whether someone has signed in to the account from this IP address before. */
  isKnownIp: boolean
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Gives an attempt back. */
type Refund = () => Promise<unknown>

/**
 * Limits in the database hold across processes and restarts. Reads and checked passwords are counted by each process. All functions throw
 * RateLimitError beyond the limit.
 */
export function createRateLimits(db: Database) {
  const memory = createMemoryBuckets()
  const queues = createQueues('loginsAtOnce')

  /** Takes an attempt before it's made, so that no burst gets through. Resolves to undefined if none is left. */
  async function take(name: LimitName, key: string): Promise<Refund | undefined> {
    try {
      if (!(await takeFromDatabase(db, name, key))) return undefined
      return () => refundInDatabase(db, name, key).catch((error) => logError(error, 'Could not refund an attempt'))
    } catch (error) {
      // People can still sign in while the database can't write (full disk, locked table).
      logError(error, 'Attempts are counted by this process alone')
      return memory.take(name, key) ? async () => memory.refund(name, key) : undefined
    }
  }

  function consumeFromMemory(name: LimitName, key: string): void {
    if (!memory.take(name, key)) refuse(name)
  }

  async function takeFromUnknownIp(ip: string, pair: string): Promise<Refund> {
    const refundPair = await take('loginByAccountAndIp', pair)
    if (!refundPair) refuse('loginByAccountAndIp')
    const refundIp = await take('loginByIp', ip)
    if (refundIp) return () => Promise.all([refundPair(), refundIp()])
    await refundPair()
    refuse('loginByIp')
  }

  return {
    consumeRead: (ip: string) => consumeFromMemory('reads', ip),
    consumeSignup: async (ip: string) => {
      if (!(await take('signupByIp', ip))) refuse('signupByIp')
    },
    /**
     * Checks a password within the limits. Only `passwordsByIp` counts right ones too. From a known IP address nobody is
     * refused for wrong passwords: after ten, they're checked one at a time, with a pause.
     */
    checkLogin: ({ email, ip, isKnownIp }: LoginAttempt, isRight: () => Promise<boolean>) => {
      const pair = `${email.toLowerCase()} ${ip}`
      return queues.run(pair, async () => {
        const refund = isKnownIp ? await take('loginByAccountAndIp', pair) : await takeFromUnknownIp(ip, pair)
        let isWrong = false
        try {
          consumeFromMemory('passwordsByIp', ip)
          isWrong = !(await isRight())
        } finally {
          if (!isWrong) await refund?.()
        }
        if (isWrong && !refund) await setTimeout(pauseMs)
        return !isWrong
      })
    },
  }
}

/** Deletes attempts that no longer count. */
export async function deleteExpiredAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, new Date()))
}

const toKey = (name: LimitName, key: string) => `${name} ${key}`

/** Uses one statement, so that simultaneous attempts can't exceed the limit. `expire` is when all attempts are available again. */
async function takeFromDatabase(db: Database, name: LimitName, key: string): Promise<boolean> {
  const { burst, refillMs } = limits[name]
  const now = Date.now()
  const start = sql`greatest(${attempts.expire}, ${sql.param(new Date(now), attempts.expire)})`
  const taken = await db
    .insert(attempts)
    .values({ key: toKey(name, key), points: 1, expire: new Date(now + refillMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { expire: sql`${start} + ${refillTime(name)}` },
      setWhere: lte(attempts.expire, new Date(now + (burst - 1) * refillMs)),
    })
    .returning({ key: attempts.key })
  return taken.length > 0
}

async function refundInDatabase(db: Database, name: LimitName, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ expire: sql`${attempts.expire} - ${refillTime(name)}` })
    .where(eq(attempts.key, toKey(name, key)))
}

const refillTime = (name: LimitName) => sql`make_interval(secs => ${limits[name].refillMs / 1_000})`

/** The same limits in memory. */
function createMemoryBuckets() {
  const expires = new LRUCache<string, number>({ max: maxKeys })
  const add = (name: LimitName, key: string, attemptCount: 1 | -1) => {
    const start = Math.max(expires.get(toKey(name, key)) ?? 0, Date.now())
    expires.set(toKey(name, key), start + attemptCount * limits[name].refillMs)
  }
  return {
    take: (name: LimitName, key: string): boolean => {
      const { burst, refillMs } = limits[name]
      const isLeft = (expires.get(toKey(name, key)) ?? 0) <= Date.now() + (burst - 1) * refillMs
      if (isLeft) add(name, key, 1)
      return isLeft
    },
    refund: (name: LimitName, key: string): void => add(name, key, -1),
  }
}

/** Counts an attempt that a limit refuses, and throws. */
function refuse(name: LimitName): never {
  countLimitHit(name)
  throw new RateLimitError(Math.ceil(limits[name].refillMs / 1_000))
}
