import { createFactory } from 'hono/factory'
import { errorMessages, validationMessages } from '../../contract/messages'
import { findAccount } from '../accounts-store'
import { errorResponse } from '../errors'
import type { LoginContext } from '../generated/endpoints/auth/auth.context'
import { LoginBody, LoginResponse } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { verifyPassword } from '../passwords'
import type { ServerEnv } from '../services'
import { onInvalidRequest, onInvalidResponse } from '../validation'

const factory = createFactory<ServerEnv>()

/** Signs in, within the limits on attempts, and does not reveal whether an e-mail has an account. */
export const loginHandlers = factory.createHandlers(
  zValidator('json', LoginBody, onInvalidRequest(validationMessages.login)),
  zValidator('response', LoginResponse, onInvalidResponse),
  async (c: LoginContext<ServerEnv>) => {
    const { db, tokens, rateLimits, clientIp } = c.var.services
    const { email, password, role } = c.req.valid('json')
    const account = email.toLowerCase()
    if (!password.isWellFormed()) return errorResponse(c, 400, errorMessages.unstorable)
    await rateLimits.consume('loginByIp', clientIp(c))
    await rateLimits.consume('loginByAccount', account)

    const found = await findAccount(db, email)
    if (!(await verifyPassword(password, found?.passwordHash)) || !found) {
      return errorResponse(c, 401, errorMessages.wrongPassword)
    }
    await rateLimits.reset('loginByAccount', account)
    if (found.user.role !== role) return errorResponse(c, 403, errorMessages.wrongRole)
    return c.json({ status: 'success', token: await tokens.issue(found.user), data: { user: found.user } })
  },
)
