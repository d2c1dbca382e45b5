import { mapFilters } from '@akhada/contract/filters'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// The SQL in `migrations/` creates these tables, with indexes and triggers that an ORM can't express.

/** Separates a player's names in the text that is searched. */
export const nameSeparator = '\n'

export const players = pgTable('players', {
  id: text().primaryKey(),
  score: integer().notNull(),
  ...mapFilters(() => text().notNull()),
  /** Player name, real name and in-game name in lower case, one per line. */
  names: text().notNull(),
  record: jsonb().notNull(),
})

/** How many players share the same filter values. Triggers update it, so that no list has to count. */
export const playerCounts = pgTable('player_counts', {
  ...mapFilters(() => text().notNull()),
  players: integer().notNull(),
})

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** IP addresses that accounts have signed in from. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    accountId: uuid('account_id').notNull(),
    address: text().notNull(),
    lastUsed: timestamp('last_used', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ accountId, address }) => [primaryKey({ columns: [accountId, address] })],
)

export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  /** Used by the previous version; the next release drops it. */
  points: integer().notNull(),
  /** When the key has all its attempts again. */
  expire: timestamp({ withTimezone: true }),
})

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
