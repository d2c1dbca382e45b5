import { errorMessages, validationMessages } from '@akhada/contract/messages'
import { findAccount, rememberIp } from '../db/accounts-store'
import { LoginBody } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { errorResponse } from '../http/errors'
import { onInvalidRequest } from '../http/validation'
import { verifyPassword } from '../passwords'
import { factory } from '../services'

/** Signs in, within the rate limits, and doesn't reveal whether an email has an account. */
export const loginHandlers = factory.createHandlers(
  zValidator('json', LoginBody, onInvalidRequest(validationMessages.login)),
  async (c) => {
    const { db, issueToken, rateLimits, clientIp } = c.var.services
    const { email, password, role } = c.req.valid('json')
    if (!password.isWellFormed()) return errorResponse(c, 400, errorMessages.unstorable)
    const ip = clientIp(c)
    const found = await findAccount(db, email, ip)
    const isRight = await rateLimits.checkLogin({ email, ip, isKnownIp: found?.isKnownIp ?? false }, () =>
      verifyPassword(password, found?.passwordHash, ip),
    )
    if (!isRight || !found) return errorResponse(c, 401, errorMessages.wrongPassword)
    if (found.user.role !== role) return errorResponse(c, 403, errorMessages.wrongRole)
    await rememberIp(db, found.user._id, ip)
    return c.json({ status: 'success', token: await issueToken(found.user), data: { user: found.user } })
  },
)
