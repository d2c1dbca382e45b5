import { lt } from 'drizzle-orm'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterQueue,
  RateLimiterQueueError,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database } from './database.types'
import { TooManyAttempts } from './errors'
import { limitHit } from './metrics'
import { attempts } from './schema'

/** Attempts in a span of seconds: loose enough for typos and shared IP addresses, tight enough against guessing. */
const limits = {
  /** Wrong passwords on one account from one IP address. */
  loginByAccountAndIp: { points: 10, duration: 15 * 60 },
  /** Wrong passwords from one IP address, whatever the account. */
  loginByIp: { points: 100, duration: 15 * 60 },
  /** Wrong passwords on one account from all IP addresses; beyond it, those that it does not know share the slow lane. */
  loginByAccount: { points: 50, duration: 15 * 60 },
  loginSlowLane: { points: 1, duration: 10 },
  signupByIp: { points: 100, duration: 60 * 60 },
  signupByEmailAndIp: { points: 10, duration: 60 * 60 },
}

/** Requests that read, from one IP address; a café full of players stays far below. */
const readLimit = { points: 3_000, duration: 60 }

/** Somebody tries to sign in. */
export interface LoginAttempt {
  email: string
  ip: string
  /** Whether somebody has signed in to the account from this IP address. */
  isKnownIp: boolean
}

/** All but `login…` throw TooManyAttempts when it is one too many. */
export interface RateLimits {
  consumeRead: (ip: string) => Promise<void>
  consumeSignup: (email: string, ip: string) => Promise<void>
  /** Before a password is checked. From a known IP address nobody is refused: after ten wrong passwords there is one attempt per second. */
  consumeLogin: (attempt: LoginAttempt) => Promise<void>
  loginFailed: (attempt: LoginAttempt) => Promise<void>
  loginSucceeded: (attempt: LoginAttempt) => Promise<void>
}

/** Limits that are counted in the database, so that they hold over any number of processes and over restarts; reads are counted by each process. */
export function createRateLimits(db: Database): RateLimits {
  const limiter = (name: keyof typeof limits) =>
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
  const loginByAccountAndIp = limiter('loginByAccountAndIp')
  const loginByIp = limiter('loginByIp')
  const loginByAccount = limiter('loginByAccount')
  const loginSlowLane = limiter('loginSlowLane')
  const signupByIp = limiter('signupByIp')
  const signupByEmailAndIp = limiter('signupByEmailAndIp')
  const reads = new RateLimiterMemory(readLimit)
  const turns = new RateLimiterQueue(new RateLimiterMemory({ points: 1, duration: 1 }), { maxQueueSize: 3 })

  return {
    consumeRead: (ip) => orThrow('reads', reads.consume(ip)),
    consumeSignup: async (email, ip) => {
      await orThrow('signupByIp', signupByIp.consume(ip))
      await orThrow('signupByEmailAndIp', signupByEmailAndIp.consume(pairKey(email, ip)))
    },
    consumeLogin: async ({ email, ip, isKnownIp }) => {
      const pair = pairKey(email, ip)
      if (isKnownIp) {
        await loginByAccountAndIp.consume(pair).catch(async (error) => {
          if (!(error instanceof RateLimiterRes)) throw error
          await orThrow('loginTurns', turns.removeTokens(1, pair))
        })
        return
      }
      const byIp = await loginByIp.get(ip)
      if (byIp && byIp.consumedPoints >= limits.loginByIp.points) throw tooMany('loginByIp', byIp)
      await orThrow('loginByAccountAndIp', loginByAccountAndIp.consume(pair))
      const byAccount = await loginByAccount.get(email.toLowerCase())
      if (byAccount && byAccount.consumedPoints >= limits.loginByAccount.points) {
        await orThrow('loginSlowLane', loginSlowLane.consume(email.toLowerCase()))
      }
    },
    loginFailed: async ({ email, ip }) => {
      await Promise.all([loginByIp.penalty(ip), loginByAccount.penalty(email.toLowerCase())])
    },
    loginSucceeded: async ({ email, ip }) => {
      await loginByAccountAndIp.delete(pairKey(email, ip))
    },
  }
}

/** Drops the attempts whose span is over, which count no more. */
export async function deleteExpiredAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, new Date()))
}

const pairKey = (email: string, ip: string) => `${email.toLowerCase()} ${ip}`

async function orThrow(limit: string, consumed: Promise<unknown>): Promise<void> {
  try {
    await consumed
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(limit, error)
    if (error instanceof RateLimiterQueueError) throw tooMany(limit, { msBeforeNext: 1_000 })
    throw error
  }
}

function tooMany(limit: string, { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): TooManyAttempts {
  limitHit(limit)
  return new TooManyAttempts(Math.ceil(msBeforeNext / 1000))
}
