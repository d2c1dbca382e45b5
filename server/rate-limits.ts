import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.types'
import { TooManyAttempts } from './errors'
import { attempts } from './schema'

/** Attempts in a span of seconds. */
interface Limit {
  points: number
  duration: number
}

/** Generous to people, who mistype and share an address; tight to machines, who guess. */
const limits = {
  loginByIp: { points: 100, duration: 15 * 60 },
  loginByAccount: { points: 10, duration: 15 * 60 },
  signupByIp: { points: 100, duration: 60 * 60 },
  signupByAccount: { points: 10, duration: 60 * 60 },
} satisfies Record<string, Limit>

type Name = keyof typeof limits

export interface RateLimits {
  /** Counts an attempt. Throws TooManyAttempts when it is one too many. */
  consume: (name: Name, key: string) => Promise<void>
  /** Forgets the attempts on an account, after one that was right. */
  reset: (name: Name, key: string) => Promise<void>
}

/** Limits that are counted in the database, so that they hold over any number of processes and over restarts. */
export function createRateLimits(db: Database): RateLimits {
  const limiter = (name: Name) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempts,
      keyPrefix: name,
      // Its timer cannot be stopped, and would go on in a closed database: `deleteExpiredAttempts` does it.
      clearExpiredByTimeout: false,
      // A database that cannot write, its disk being full, keeps nobody from signing in.
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...limits[name] }),
      ...limits[name],
    })
  const limiters = {
    loginByIp: limiter('loginByIp'),
    loginByAccount: limiter('loginByAccount'),
    signupByIp: limiter('signupByIp'),
    signupByAccount: limiter('signupByAccount'),
  }
  return {
    consume: async (name, key) => {
      try {
        await limiters[name].consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new TooManyAttempts(Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    reset: async (name, key) => {
      await limiters[name].delete(key)
    },
  }
}

/** Drops the attempts whose span is over, which count no more. */
export async function deleteExpiredAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, new Date()))
}
