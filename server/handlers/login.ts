import { createFactory } from 'hono/factory'
import { findAccount } from '../accounts-store'
import { failure } from '../failures'
import type { LoginContext } from '../generated/endpoints/auth/auth.context'
import { LoginBody, LoginResponse } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { passwordFits } from '../passwords'
import { refusals, sentences } from '../rules'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

/** Signs in, within the limits on attempts, and tells nobody whether an e-mail has an account. */
export const loginHandlers = factory.createHandlers(
  zValidator('json', LoginBody, explain(sentences.login)),
  zValidator('response', LoginResponse, keepContract),
  async (c: LoginContext<ServerEnv>) => {
    const { db, tokens, rateLimits, addressOf } = c.var.services
    const { email, password, role } = c.req.valid('json')
    const account = email.toLowerCase()
    await rateLimits.spend('loginByAddress', addressOf(c))
    await rateLimits.spend('loginByAccount', account)

    const found = await findAccount(db, email)
    if (!(await passwordFits(password, found?.passwordHash)) || !found) {
      return failure(c, 401, refusals.wrongPassword)
    }
    await rateLimits.forgive('loginByAccount', account)
    if (found.user.role !== role) return failure(c, 403, refusals.wrongRole)
    return c.json({ status: 'success', token: await tokens.issue(found.user), data: { user: found.user } })
  },
)
