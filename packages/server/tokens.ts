import { randomBytes } from 'node:crypto'
import type { User } from '@akhada/contract/generated/models'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { Database } from './db/database.types'
import { settings } from './db/schema'

const lifetime = '7d'
const settingKey = 'token-secret'

export interface Tokens {
  /** A signed token of an account, for seven days. None of the five calls reads one yet. */
  issue: (user: User) => Promise<string>
}

/** Tokens signed with the given secret, or with the one stored in this database: generated once, the same for every process. */
export async function createTokens(db: Database, configuredSecret?: string): Promise<Tokens> {
  const secret = new TextEncoder().encode(configuredSecret ?? (await loadOrCreateSecret(db)))
  return {
    issue: ({ _id, role }) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(_id)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(secret),
  }
}

async function loadOrCreateSecret(db: Database): Promise<string> {
  const generated = randomBytes(48).toString('base64url')
  await db.insert(settings).values({ key: settingKey, value: generated }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  return row?.value ?? generated
}
