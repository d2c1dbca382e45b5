import { attempts, knownAddresses } from '@akhada/server/db/schema'
import { createApp } from '@akhada/server/http/app'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSeededDatabase } from '../support/open-seeded-database'
import { requestFrom } from './backend'

test('people can sign up and sign in while the tables of attempts and addresses cannot be written, as on a full disk', async () => {
  const database = await openSeededDatabase()
  const { db } = database
  const request = requestFrom(await createApp(database))
  const post = (path: string, body: unknown) =>
    request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const credentials = { email: 'full@example.com', password: 'long-enough', role: 'user' }
  await db.execute(
    sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
  )
  for (const table of [attempts, knownAddresses]) {
    await db.execute(
      sql`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION full_disk()`,
    )
  }
  expect((await post('/api/auth/signup', { ...credentials, name: 'Full' })).status).toBe(201)
  expect((await post('/api/auth/login', credentials)).status).toBe(200)
  expect((await post('/api/auth/login', { ...credentials, password: 'wrong-password' })).status).toBe(401)
})
