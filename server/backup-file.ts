import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './database.types'
import { accounts, players, settings } from './schema'
import { messagesOf } from './serialize-error'

/** What a backup holds; attempts and known IP addresses are forgotten anyway, and counts of players follow from the players. */
const tables = { settings, accounts, players }

type Table = (typeof tables)[keyof typeof tables]

const format = 'akhada-backup-1'
const batchSize = 500

const header = z.tuple([z.literal(format), z.string()])
const batch = z.tuple([z.enum(['settings', 'accounts', 'players']), z.array(z.record(z.string(), z.unknown())).min(1)])
const footer = z.tuple([z.literal('end'), z.int()])

/** A line for each: the header, batches of rows, the footer. */
const backup = z.tuple([header], z.union([batch, footer]))

export type Batch = z.infer<typeof batch>

/** Writes all accounts, players and settings of one moment into a file that only this user can read. Returns the number of rows. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const lines = [JSON.stringify([format, new Date().toISOString()])]
  let rows = 0
  await db.transaction(
    async (transaction) => {
      for (const [name, table] of Object.entries(tables)) {
        // As the database writes JSON, which it reads back without loss.
        const record = sql`to_jsonb(${table})::text`.mapWith(String)
        const records = await transaction.select({ record }).from(table)
        rows += records.length
        for (let start = 0; start < records.length; start += batchSize) {
          const texts = records.slice(start, start + batchSize).map((row) => row.record)
          lines.push(`["${name}",[${texts.join(',')}]]`)
        }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  lines.push(JSON.stringify(['end', rows]))
  const unfinished = `${file}.new`
  writeFileSync(unfinished, gzipSync(lines.join('\n')), { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  return rows
}

/** The rows of a backup. Throws when the file cannot be read, is cut short or is something else. */
export function readBackup(file: string): Batch[] {
  let lines: unknown[]
  try {
    const text = gunzipSync(readFileSync(file)).toString().trimEnd()
    lines = text.split('\n').map((line): unknown => JSON.parse(line))
  } catch (error) {
    throw new Error(`The backup ${file} cannot be read: ${messagesOf(error)}.`)
  }
  const { data, success } = backup.safeParse(lines)
  if (!success) throw new Error(`The file ${file} is no backup of this product.`)
  const [, ...content] = data
  return content.flatMap((line) => (line[0] === 'end' ? [] : [line]))
}

/** Replaces what is in the database with the rows of a backup, all or nothing, and returns their number. Throws when there are accounts in it. */
export async function restoreBackup(db: Database, batches: readonly Batch[]): Promise<number> {
  await db.transaction(async (transaction) => {
    const [account] = await transaction.select({ id: accounts.id }).from(accounts).limit(1)
    if (account) throw new Error('The database has accounts. A backup is restored into an empty one only.')
    await transaction.delete(players)
    await transaction.delete(settings)
    for (const [name, records] of batches) await insert(transaction, tables[name], records)
  })
  return batches.reduce((sum, [, records]) => sum + records.length, 0)
}

/** Columns that an older backup lacks get their defaults. */
async function insert(db: Database, table: Table, records: Batch[1]): Promise<void> {
  const columns = sql.join(
    Object.values<PgColumn>(getTableColumns(table)).flatMap(({ name }) =>
      name in (records[0] ?? {}) ? [sql.identifier(name)] : [],
    ),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  await db.execute(
    sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(records)}::text::jsonb)`,
  )
}
