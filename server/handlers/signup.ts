import { createFactory } from 'hono/factory'
import { addAccount } from '../accounts-store'
import { failure } from '../failures'
import type { SignupContext } from '../generated/endpoints/auth/auth.context'
import { SignupBody, SignupResponse } from '../generated/endpoints/auth/auth.zod'
import { zValidator } from '../generated/validator'
import { hashPassword } from '../passwords'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

const sentences = {
  name: 'The name needs 2 to 50 characters.',
  email: 'Please give a valid email address.',
  password: 'The password needs 6 to 200 characters.',
  role: 'Please choose one of the roles.',
}

/** Makes an account, within the limits on attempts; never one of an admin. */
export const signupHandlers = factory.createHandlers(
  zValidator('json', SignupBody, explain(sentences, 'Please fill in all fields.')),
  zValidator('response', SignupResponse, keepContract),
  async (c: SignupContext<ServerEnv>) => {
    const { db, tokens, rateLimits, addressOf } = c.var.services
    const { email, password, role, ...body } = c.req.valid('json')
    const name = body.name.trim()
    if (name.length < 2) return failure(c, 400, sentences.name)
    if (role === 'admin') return failure(c, 403, 'Admin accounts are not open for sign-up.')
    await rateLimits.spend('signupByAddress', addressOf(c))
    await rateLimits.spend('signupByAccount', email.toLowerCase())

    const user = await addAccount(db, { name, email, role, passwordHash: await hashPassword(password) })
    if (!user) return failure(c, 409, 'An account with this email already exists.')
    return c.json({ status: 'success', token: await tokens.issue(user), user }, 201)
  },
)
