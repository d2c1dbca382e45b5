import { randomBytes } from 'node:crypto'
import type { User } from '@akhada/contract/generated/models'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { Database } from './db/database.types'
import { settings } from './db/schema'

const lifetime = '7d'
const settingKey = 'token-secret'

/** Signs a token for an account, valid for seven days. None of the five calls reads one yet. */
export type IssueToken = (user: User) => Promise<string>

/** Signs tokens with the given secret. Without one, generates a secret once and stores it in the database, for all processes. */
export async function createTokenIssuer(db: Database, configuredSecret?: string): Promise<IssueToken> {
  const secret = new TextEncoder().encode(configuredSecret ?? (await loadOrCreateSecret(db)))
  return ({ _id, role }) =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(_id)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(secret)
}

async function loadOrCreateSecret(db: Database): Promise<string> {
  const generated = randomBytes(48).toString('base64url')
  await db.insert(settings).values({ key: settingKey, value: generated }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  return row?.value ?? generated
}
