import { randomUUID } from 'node:crypto'
import { openEmbedded } from '@akhada/server/db/database'
import { accounts, attempts, settings } from '@akhada/server/db/schema'
import { deleteExpiredAttempts } from '@akhada/server/rate-limits'
import { createTokenIssuer } from '@akhada/server/tokens'
import { eq } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { afterAll, expect, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { openSeededDatabase } from '../support/open-seeded-database'
import { seededFolder } from '../support/temporary-folders'
import { backend, post } from './backend'

const { url, close } = await backend()
afterAll(close)

const account = (overrides: object = {}) => ({
  name: 'Aarohi Deshmukh',
  email: `${randomUUID()}@example.com`,
  password: 'kite-and-string',
  role: 'user',
  ...overrides,
})

test('an email has one account regardless of case, and can sign in with any case', async () => {
  const first = account({ email: `Aarohi.${randomUUID()}@Example.com` })
  expect((await post(`${url}/api/auth/signup`, first)).status).toBe(201)
  expect((await post(`${url}/api/auth/signup`, { ...first, email: first.email.toUpperCase() })).status).toBe(409)
  const { email, password, role } = first
  expect((await post(`${url}/api/auth/login`, { email: email.toLowerCase(), password, role })).status).toBe(200)
})

test('of ten identical sign-ups at once, one creates the account', async () => {
  const same = account()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(`${url}/api/auth/signup`, same)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
})

test('no one can sign up as admin, or sign in under a role that the account does not have', async () => {
  expect(await post(`${url}/api/auth/signup`, account({ role: 'admin' }))).toMatchObject({
    status: 403,
    body: { status: 'error', message: 'You can’t sign up as an admin.' },
  })
  const organizer = account({ role: 'to-admin' })
  await post(`${url}/api/auth/signup`, organizer)
  const { email, password } = organizer
  for (const role of ['user', 'admin', 'org-admin', 'media-admin']) {
    expect((await post(`${url}/api/auth/login`, { email, password, role })).status, role).toBe(403)
  }
  expect((await post(`${url}/api/auth/login`, { email, password: 'wrong-one', role: 'admin' })).status).toBe(401)
  expect((await post(`${url}/api/auth/login`, { email, password, role: 'to-admin' })).status).toBe(200)
})

test('an unknown email and a wrong password get the same response, for about the same work', async () => {
  const known = account()
  await post(`${url}/api/auth/signup`, known)
  const attempt = async (email: string) => {
    const before = process.cpuUsage()
    const answer = await post(`${url}/api/auth/login`, { email, password: 'not-this-one', role: 'user' })
    // Processor time, because the time on the clock depends on what else the machine does.
    const { user, system } = process.cpuUsage(before)
    return { status: answer.status, body: answer.body, time: user + system }
  }
  const wrong = []
  const unknown = []
  for (let round = 0; round < 8; round += 1) {
    wrong.push(await attempt(known.email))
    unknown.push(await attempt(`${randomUUID()}@example.com`))
  }
  const [one] = wrong
  for (const answer of [...wrong, ...unknown]) {
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 401, body: one?.body })
  }
  const least = (answers: { time: number }[]) => Math.min(...answers.map(({ time }) => time))
  const ratio = least(unknown) / least(wrong)
  // Without the decoy hash, the response for an unknown email would take less than half of the work.
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})

test('attempts are deleted when they expire, and not before', async () => {
  const { db } = await openSeededDatabase()
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await db.insert(attempts).values([
    { key: 'over', points: 3, expire: inMinutes(-1) },
    { key: 'counting', points: 3, expire: inMinutes(1) },
  ])
  await deleteExpiredAttempts(db)
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['counting'])
})

test('a closed server leaves no timer running that would query its database', async () => {
  fakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { close } = await backend()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  await close()
  expect(vi.getTimerCount()).toBe(0)
})

test('passwords are stored as argon2id hashes', async () => {
  const folder = seededFolder()
  const server = await backend(folder)
  const member = account()
  await post(`${server.url}/api/auth/signup`, member)
  await server.close()
  const { db, close } = await openEmbedded(folder)
  const rows = await db.select().from(accounts)
  await close()
  expect(rows.map(({ passwordHash }) => passwordHash)).toEqual([expect.stringMatching(/^\$argon2id\$/)])
  expect(JSON.stringify(rows)).not.toContain(member.password)
})

test('tokens name their account, expire after seven days, and are signed with a key that survives a restart', async () => {
  const folder = seededFolder()
  const user = { _id: randomUUID(), name: 'A', email: 'a@example.com', role: 'user' } as const
  const first = await openEmbedded(folder)
  const token = await (await createTokenIssuer(first.db))(user)
  await first.close()
  const second = await openEmbedded(folder)
  const later = await (await createTokenIssuer(second.db))(user)
  const [stored] = await second.db.select().from(settings).where(eq(settings.key, 'token-secret'))
  const configured = 'a-secret-of-thirty-two-characters'
  const other = await (await createTokenIssuer(second.db, configured))(user)
  await second.close()

  for (const [each, secret] of [
    [token, stored?.value],
    [later, stored?.value],
    [other, configured],
  ] as const) {
    const { payload } = await jwtVerify(each, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    expect(payload).toMatchObject({ sub: user._id, role: 'user' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(7 * 24 * 60 * 60)
  }
})
