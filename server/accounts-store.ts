import { sql } from 'drizzle-orm'
import type { Role, User } from '../contract/generated/models'
import { Role as roles } from '../contract/generated/models'
import type { Database } from './database.types'
import { accounts } from './schema'

interface NewAccount {
  name: string
  email: string
  passwordHash: string
  role: Role
}

/** Adds an account; null when its e-mail has one already, in whatever case. */
export async function addAccount(db: Database, account: NewAccount): Promise<User | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  return row ? toUser(row) : null
}

/** The account of an e-mail, in whatever case, with the hash of its password; null when there is none. */
export async function findAccount(db: Database, email: string): Promise<{ user: User; passwordHash: string } | null> {
  const [row] = await db.select().from(accounts).where(sql`lower(${accounts.email}) = lower(${email})`)
  return row ? { user: toUser(row), passwordHash: row.passwordHash } : null
}

function toUser({ id, name, email, role, createdAt }: typeof accounts.$inferSelect): User {
  return { _id: id, name, email, role: knownRole(role), createdAt: createdAt.toISOString() }
}

function knownRole(role: string): Role {
  const known = Object.values(roles).find((each) => each === role)
  if (!known) throw new Error(`An account has an unknown role: ${role}`)
  return known
}
