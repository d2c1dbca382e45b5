import { errorMessages, validationMessages } from '@akhada/contract/messages'
import { findSignupProblem } from '@akhada/contract/signup-problem'
import { addAccount, rememberIp } from '../db/accounts-store'
import { SignupBody } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { errorResponse } from '../http/errors'
import { onInvalidRequest } from '../http/validation'
import { hashPassword } from '../passwords'
import { factory } from '../services'

/** Creates an account, within the rate limits; never an admin. */
export const signupHandlers = factory.createHandlers(
  zValidator('json', SignupBody, onInvalidRequest(validationMessages.signup)),
  async (c) => {
    const { db, issueToken, rateLimits, clientIp } = c.var.services
    const { email, password, role, ...body } = c.req.valid('json')
    const name = body.name.trim()
    const problem = findSignupProblem({ name, email, password, role })
    if (problem) return errorResponse(c, problem.status, problem.message)
    const ip = clientIp(c)
    await rateLimits.consumeSignup(ip)

    const user = await addAccount(db, { name, email, role, passwordHash: await hashPassword(password, ip) })
    if (!user) return errorResponse(c, 409, errorMessages.emailTaken)
    await rememberIp(db, user._id, ip)
    return c.json({ status: 'success', token: await issueToken(user), user }, 201)
  },
)
