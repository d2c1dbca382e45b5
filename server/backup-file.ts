import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { asc, getTableColumns, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './database.types'
import { accounts, players, settings } from './schema'

/** What a backup holds; attempts and known IP addresses are forgotten anyway, and counts of players follow from the players. */
const tables = {
  settings: { table: settings, key: settings.key },
  accounts: { table: accounts, key: accounts.id },
  players: { table: players, key: players.id },
}

type Table = (typeof tables)[keyof typeof tables]

const format = 'akhada-backup-1'
const batchSize = 500

const header = z.tuple([z.literal(format), z.string()])
const batch = z.tuple([z.enum(['settings', 'accounts', 'players']), z.array(z.unknown())])
const footer = z.tuple([z.literal('end'), z.int()])

/** Writes all accounts, players and settings of one moment into a file that only this user can read. Returns the number of rows. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  let rows = 0
  await db.transaction(
    async (transaction) => {
      async function* lines() {
        yield `${JSON.stringify([format, new Date().toISOString()])}\n`
        for (const [name, source] of Object.entries(tables)) {
          for await (const records of readBatches(transaction, source)) {
            rows += records.length
            yield `["${name}",[${records.join(',')}]]\n`
          }
        }
        yield `${JSON.stringify(['end', rows])}\n`
      }
      const unfinished = `${file}.new`
      try {
        await pipeline(
          Readable.from(lines()),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        )
        renameSync(unfinished, file)
      } finally {
        rmSync(unfinished, { force: true })
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return rows
}

/** Rows as the database writes JSON, which it reads back without loss. */
async function* readBatches(db: Database, { table, key }: Table): AsyncGenerator<string[]> {
  const record = sql`to_jsonb(${table})::text`.mapWith(String)
  let last: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ id: sql`${key}::text`.mapWith(String), record })
      .from(table)
      .where(last)
      .orderBy(asc(key))
      .limit(batchSize)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => row.record)
    last = gt(key, end.id)
  }
}

/** Replaces what is in the database with a backup, all or nothing. Throws when there are accounts in it, or when the file is cut short. */
export async function readBackup(db: Database, file: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction.select({ id: accounts.id }).from(accounts).limit(1)
    if (account) throw new Error('The database has accounts. A backup is restored into an empty one only.')
    await transaction.delete(players)
    await transaction.delete(settings)

    let rows = 0
    let end: number | undefined
    let hasHeader = false
    const input = createReadStream(file)
    const lines = createInterface({ input: input.pipe(createGunzip()) })
    for await (const line of lines) {
      const content: unknown = JSON.parse(line)
      if (!hasHeader) {
        header.parse(content)
        hasHeader = true
        continue
      }
      const last = footer.safeParse(content)
      if (last.success) {
        end = last.data[1]
        break
      }
      const [name, records] = batch.parse(content)
      await insert(transaction, tables[name].table, records)
      rows += records.length
    }
    if (end !== rows) throw new Error(`The backup ${file} is not complete.`)
    return rows
  })
}

async function insert(db: Database, table: Table['table'], records: readonly unknown[]): Promise<void> {
  const columns = sql.join(
    Object.values<PgColumn>(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  await db.execute(
    sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(records)}::text::jsonb)`,
  )
}
