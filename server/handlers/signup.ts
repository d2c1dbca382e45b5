import { createFactory } from 'hono/factory'
import { addAccount } from '../accounts-store'
import { failure } from '../failures'
import type { SignupContext } from '../generated/endpoints/auth/auth.context'
import { SignupBody, SignupResponse } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { hashPassword } from '../passwords'
import { refusals, sentences } from '../rules'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

/** Makes an account, within the limits on attempts; never one of an admin. */
export const signupHandlers = factory.createHandlers(
  zValidator('json', SignupBody, explain(sentences.signup)),
  zValidator('response', SignupResponse, keepContract),
  async (c: SignupContext<ServerEnv>) => {
    const { db, tokens, rateLimits, addressOf } = c.var.services
    const { email, password, role, ...body } = c.req.valid('json')
    const name = body.name.trim()
    if (name.length < 2) return failure(c, 400, sentences.signup.name)
    if (role === 'admin') return failure(c, 403, refusals.noAdmins)
    await rateLimits.spend('signupByAddress', addressOf(c))
    await rateLimits.spend('signupByAccount', email.toLowerCase())

    const user = await addAccount(db, { name, email, role, passwordHash: await hashPassword(password) })
    if (!user) return failure(c, 409, refusals.emailTaken)
    return c.json({ status: 'success', token: await tokens.issue(user), user }, 201)
  },
)
