import { readEnv } from '@akhada/server/env'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/create-database'
import { seededFolder } from '../support/temporary-folders'
import { get, post, serverProcess } from './backend'

test('after a kill during sign-ups, the server starts again with every account that it confirmed, and no second one can use its data folder', async () => {
  const folder = seededFolder()
  const first = await serverProcess({ DATA_DIR: folder })
  const account = (index: number) => ({
    name: 'Confirmed',
    email: `confirmed${index}@example.com`,
    password: 'long-enough',
    role: 'user',
  })
  const confirmed: number[] = []
  let next = 0
  /** Sends sign-ups one after the other until the server is killed, so that the kill hits sign-ups in progress. */
  const signUpUntilKilled = async () => {
    for (;;) {
      const index = next++
      const answer = await post(`${first.url}/api/auth/signup`, account(index)).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(201)
      confirmed.push(index)
      if (confirmed.length === 12) first.kill()
    }
  }
  await Promise.all(Array.from({ length: 6 }, signUpUntilKilled))
  expect(confirmed.length).toBeGreaterThanOrEqual(12)

  const second = await serverProcess({ DATA_DIR: folder })
  for (const index of confirmed) {
    const { email, password, role } = account(index)
    expect((await post(`${second.url}/api/auth/login`, { email, password, role })).status, email).toBe(200)
  }
  expect((await get(`${second.url}/api/players?limit=100`)).body).toMatchObject({ pages: 2 })

  // The error has instructions.
  await expect(serverProcess({ DATA_DIR: folder })).rejects.toThrow(/in use by another process.*DATABASE_URL/s)
})

test('several processes that start at once on an empty PostgreSQL share one set of players and accounts', async () => {
  const DATABASE_URL = await createDatabase()
  const processes = await Promise.all(Array.from({ length: 3 }, () => serverProcess({ DATABASE_URL })))
  const lists = await Promise.all(processes.map(({ url }) => get(`${url}/api/players?limit=100&page=2`)))
  for (const list of lists) expect(list).toEqual({ ...list, status: 200, body: lists[0]?.body })
  expect(lists[0]?.body).toMatchObject({ pages: 2 })

  const [one, two] = processes
  const account = { name: 'Shared', email: 'shared@example.com', password: 'long-enough', role: 'user' }
  expect((await post(`${one?.url}/api/auth/signup`, account)).status).toBe(201)
  const { name: _name, ...credentials } = account
  expect((await post(`${two?.url}/api/auth/login`, credentials)).status).toBe(200)
  for (const { kill } of processes) kill()
})

test('an error names the wrong setting', async () => {
  await expect(serverProcess({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(/DATABASE_URL/)
  expect(() => readEnv({ AUTH_SECRET: 'short' })).toThrow(/32 characters/)
})
