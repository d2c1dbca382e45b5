import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { User } from '../contract/generated/models'
import type { Database } from './database.types'
import { settings } from './schema'

const algorithm = 'HS256'
const lifetime = '7d'
const settingKey = 'token-secret'

export interface Tokens {
  /** A signed token of an account, good for seven days. */
  issue: (user: User) => Promise<string>
  /** The id of the account that a token was issued to. Throws when it is forged or has expired. */
  read: (token: string) => Promise<string>
}

/** Tokens signed with the given secret, or with the one stored in this database: generated once, the same for every process. */
export async function createTokens(db: Database, configuredSecret?: string): Promise<Tokens> {
  const secret = new TextEncoder().encode(configuredSecret ?? (await loadOrCreateSecret(db)))
  return {
    issue: ({ _id, role }) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(_id)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(secret),
    read: async (token) => {
      const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], requiredClaims: ['sub', 'exp'] })
      return payload.sub ?? ''
    },
  }
}

async function loadOrCreateSecret(db: Database): Promise<string> {
  const generated = randomBytes(48).toString('base64url')
  await db.insert(settings).values({ key: settingKey, value: generated }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  return row?.value ?? generated
}
