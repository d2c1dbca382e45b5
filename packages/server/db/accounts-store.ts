import type { Role, User } from '@akhada/contract/generated/models'
import { SignupBody } from '@akhada/contract/generated/schemas'
import { and, eq, lt, sql } from 'drizzle-orm'
import { logError } from '../log'
import type { Database } from './database.types'
import { accounts, knownAddresses } from './schema'

/** How long an IP address is stored after its last use, in days. */
const keepDays = 90

/** Adds an account; returns null if the email, in any letter case, already has one. */
export async function addAccount(
  db: Database,
  account: typeof accounts.$inferInsert & { role: Role },
): Promise<User | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  return row ? toUser(row) : null
}

/** The account with this email, the hash of its password, and whether someone has signed in to it from this IP address; or null. */
export async function findAccount(db: Database, email: string, ip: string) {
  const [row] = await db
    .select({ account: accounts, known: knownAddresses.address })
    .from(accounts)
    .leftJoin(knownAddresses, and(eq(knownAddresses.accountId, accounts.id), eq(knownAddresses.address, ip)))
    .where(sql`lower(${accounts.email}) = lower(${email})`)
  if (!row) return null
  return { user: toUser(row.account), passwordHash: row.account.passwordHash, isKnownIp: row.known !== null }
}

/** Remembers that someone signed in to an account from an IP address. Only logs failures: a full disk must not lock anyone out. */
export async function rememberIp(db: Database, accountId: string, ip: string): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ accountId, address: ip })
    .onConflictDoUpdate({
      target: [knownAddresses.accountId, knownAddresses.address],
      set: { lastUsed: sql`now()` },
      // Updating it once a day is enough to know that it's in use.
      setWhere: lt(knownAddresses.lastUsed, sql`now() - interval '1 day'`),
    })
    .catch((error) => logError(error, 'Could not store the IP address'))
}

/** Deletes IP addresses without a recent login. */
export async function deleteUnusedIps(db: Database): Promise<void> {
  await db.delete(knownAddresses).where(lt(knownAddresses.lastUsed, sql`now() - make_interval(days => ${keepDays})`))
}

function toUser({ id, name, email, role, createdAt }: typeof accounts.$inferSelect): User {
  return { _id: id, name, email, role: SignupBody.shape.role.parse(role), createdAt: createdAt.toISOString() }
}
