import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { isObject } from '@akhada/contract/is-object'
import type { OperationName } from '@akhada/contract/operations'
import type { Check } from './check'
import type { ContractClient } from './client'
import { hostileStrings } from './hostile-strings'

const tooLarge = 'x'.repeat(200_000)

/** Bodies that are invalid for login and for sign-up. */
const invalidBodies: readonly unknown[] = ['', '{', 'null', '[]', '"text"', '12', {}, { email: {} }]

export const authChecks: readonly Check[] = [
  {
    operation: 'signup',
    title: 'responds 201 with a token and the account',
    run: async ({ signUpOnce }) => {
      const { response, account } = await signUpOnce()
      const user = readUser(response.body)
      assert.deepEqual([user.name, user.email, user.role], [account.name, account.email, account.role])
    },
  },
  {
    operation: 'signup',
    title: 'never returns a password',
    run: async ({ signUpOnce }) => {
      const { response, account } = await signUpOnce()
      expectNoPassword(response.body, account.password)
    },
  },
  {
    operation: 'signup',
    title: 'refuses a taken email, in any letter case',
    run: async ({ signUpOnce, expect }) => {
      const { account: taken } = await signUpOnce()
      for (const email of [taken.email, taken.email.toUpperCase(), capitalize(taken.email)]) {
        await expect([400, 409], 'signup', { body: { ...taken, email } })
      }
    },
  },
  {
    operation: 'signup',
    title: 'creates no admin',
    run: async ({ signUpOnce, expect }) => {
      const { account: taken } = await signUpOnce()
      // The email is taken, so that a backend that allows admins doesn't create one here.
      await expect([403], 'signup', { body: { ...taken, role: 'admin' } })
    },
  },
  {
    operation: 'signup',
    title: 'refuses a missing field, a wrong type and a value out of bounds',
    run: async ({ signUpOnce, expect }) => {
      const { account: taken } = await signUpOnce()
      await expectRefusals(expect, 'signup', taken, {
        name: ['', 'A', ' A ', 'a'.repeat(51), 7],
        email: ['', 'nobody', 'nobody@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`, 7],
        password: ['', '12345', 'p'.repeat(201), 123456],
        role: ['', 'Login as', 'superuser', 'ADMIN', 7],
      })
    },
  },
  {
    operation: 'login',
    title: 'returns a token and the account for the email and password of the sign-up',
    run: async ({ signUpOnce, expect }) => {
      const { name, email, password, role } = (await signUpOnce()).account
      const { body } = await expect([200], 'login', { body: { email, password, role } })
      const user = readUser(body)
      assert.deepEqual([user.name, user.email, user.role], [name, email, role])
      expectNoPassword(body, password)
    },
  },
  {
    operation: 'login',
    title: 'responds to a wrong password and an unknown email alike',
    run: async ({ signUpOnce, expect }) => {
      const { email, password, role } = (await signUpOnce()).account
      const wrong = await expect([401], 'login', { body: { email, password: `${password}x`, role } })
      const unknown = await expect([401], 'login', { body: { email: unknownEmail(), password, role } })
      assert.deepEqual(unknown.body, wrong.body)
      await expect([401], 'login', { body: { email, password: password.toUpperCase(), role } })
    },
  },
  {
    operation: 'login',
    title: 'refuses a role that is not that of the account',
    run: async ({ signUpOnce, expect }) => {
      const { email, password } = (await signUpOnce()).account
      for (const role of ['admin', 'org-admin']) await expect([403], 'login', { body: { email, password, role } })
      const guessed = await expect([401], 'login', { body: { email, password: 'a guess', role: 'admin' } })
      assert.doesNotMatch(JSON.stringify(guessed.body), /role/i, 'the response to a wrong password reveals the role')
    },
  },
  {
    operation: 'login',
    title: 'refuses a missing field and a wrong type',
    run: async ({ expect }) => {
      const valid = { email: unknownEmail(), password: 'password', role: 'user' }
      await expectRefusals(expect, 'login', valid, {
        email: ['', 7],
        password: ['', 7],
        role: ['', 'Login as', 'superuser', 7],
      })
    },
  },
  ...(['login', 'signup'] satisfies OperationName[]).map(
    (operation): Check => ({
      operation,
      title: 'refuses a body that isn’t JSON, isn’t an object or is too large',
      run: async ({ expect }) => {
        for (const body of invalidBodies) await expect([400], operation, { body })
        await expect([400], operation)
        const account = { name: 'Too Large', email: unknownEmail(), password: tooLarge, role: 'user' }
        await expect([400, 413], operation, { body: account })
      },
    }),
  ),
  {
    operation: 'login',
    title: 'treats every text as text',
    run: async ({ signUpOnce, expect }) => {
      const { email, role } = (await signUpOnce()).account
      const texts = hostileStrings.filter((text) => !text.includes('\u0000'))
      for (const text of texts) await expect([400, 401], 'login', { body: { email: text, password: text, role } })
      for (const password of texts.slice(0, 3)) await expect([401], 'login', { body: { email, password, role } })
    },
  },
]

/** Only for our backends: it uses up the attempts of its email, and others may count them differently. */
export const limitCheck: Check = {
  operation: 'login',
  title: 'responds 429 and when to try again, after ten wrong passwords',
  run: async ({ expect }) => {
    const body = { email: unknownEmail(), password: 'wrong password', role: 'user' }
    for (let attempt = 1; attempt <= 10; attempt++) await expect([401], 'login', { body })
    const { headers } = await expect([429], 'login', { body })
    assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  },
}

/** Sends a valid body with each wrong value in turn: those of its fields, and values that are wrong for any field. */
async function expectRefusals<Body extends object>(
  expect: ContractClient['expect'],
  operation: OperationName,
  valid: Body,
  wrong: Record<keyof NoInfer<Body>, readonly unknown[]>,
): Promise<void> {
  for (const [field, values] of Object.entries<readonly unknown[]>(wrong)) {
    for (const value of [...values, undefined, null, [], {}, { $ne: null }]) {
      await expect([400], operation, { body: { ...valid, [field]: value } })
    }
  }
}

const unknownEmail = () => `nobody-${randomUUID()}@example.com`

/** The user of a response, wherever the server put it. */
function readUser(body: unknown): Record<string, unknown> {
  const { data, user = isObject(data) ? data.user : undefined } = isObject(body) ? body : {}
  assert.ok(isObject(user), 'the response has no user')
  return user
}

function expectNoPassword(body: unknown, password: string): void {
  const text = JSON.stringify(body)
  assert.ok(!text.includes(password), 'the response contains the password')
  assert.doesNotMatch(text, /password|argon2|\$2[aby]\$/i)
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
