import { spawnSync } from 'node:child_process'
import fs, {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { restoreBackup, writeBackup } from '@akhada/server/db/backup'
import { openEmbedded } from '@akhada/server/db/database'
import type { Database } from '@akhada/server/db/database.types'
import { openDataFolder } from '@akhada/server/db/embedded-database'
import { acquireFolderLock } from '@akhada/server/db/folder-lock'
import { accounts, players, settings } from '@akhada/server/db/schema'
import { toRow } from '@akhada/server/db/seed'
import { readEnv } from '@akhada/server/env'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { seededFolder, temporaryFolder } from '../support/temporary-folders'
import { backend, post } from './backend'

const account = { name: "Zoë 'Ace' \\ \n", email: 'zoe@example.com', passwordHash: '$argon2id$x', role: 'user' }

/** Counts the fsync calls of all modules. */
function countSyncs(): () => number {
  const { fsyncSync } = fs
  let calls = 0
  fs.fsyncSync = (file) => {
    calls += 1
    fsyncSync(file)
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.fsyncSync = fsyncSync
    syncBuiltinESMExports()
  })
  return () => calls
}

test('a confirmed account is synced to the disk, and no other user can read the folder', async () => {
  const folder = temporaryFolder()
  fs.chmodSync(folder, 0o755)
  const server = await backend(folder)
  onTestFinished(server.close)
  const syncs = countSyncs()
  for (let index = 0; index < 5; index += 1) {
    const before = syncs()
    const body = { name: 'Synced', email: `synced${index}@example.com`, password: 'long-enough', role: 'user' }
    expect((await post(`${server.url}/api/auth/signup`, body)).status).toBe(201)
    expect(syncs()).toBeGreaterThan(before)
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const open = globSync('postgres/**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile() && file.mode & 0o077)
  expect(open).toEqual([])
})

test('of many simultaneous attempts to lock a folder one succeeds, with a long path and after a crash too', async () => {
  const folder = join(temporaryFolder(), 'a'.repeat(100), 'b'.repeat(100))
  mkdirSync(folder, { recursive: true })
  // A killed process leaves this.
  symlinkSync('lock-killed', join(folder, 'lock.1'))
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireFolderLock(folder)))
  const releases = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  expect(releases).toHaveLength(1)
  await expect(acquireFolderLock(folder)).rejects.toThrow(/in use/)
  for (const release of releases) release()
  const release = await acquireFolderLock(folder)
  release()
  // A process that read the last link before it was released finds the next number taken, not free again.
  expect(readdirSync(folder).filter((file) => file.startsWith('lock.'))).toEqual(['lock.3'])
})

test('a folder with other files is refused and stays unchanged', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/important'), 'text')
  fs.chmodSync(folder, 0o755)
  await expect(openEmbedded(folder)).rejects.toThrow(/not empty.*npm run restore/)
  expect(readFileSync(join(folder, 'postgres/important'), 'utf8')).toBe('text')
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})

test('a backup has every account, player and setting, and replaces a damaged folder', async () => {
  const folder = seededFolder()
  const first = await openEmbedded(folder)
  await first.db.insert(accounts).values(account)
  await first.db.insert(settings).values({ key: 'token-secret', value: 'secret' })
  const content = await readContent(first)
  await first.close()
  const file = join(temporaryFolder(), 'backup')
  await writeBackup(folder, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(restoreBackup(folder, file)).rejects.toThrow(/has a database/)

  writeFileSync(join(folder, 'postgres/global/pg_control'), 'damaged')
  await expect(openEmbedded(folder)).rejects.toThrow(/damaged.*npm run restore/)

  const restored = temporaryFolder()
  await restoreBackup(restored, file)
  const second = await openEmbedded(restored)
  onTestFinished(second.close)
  expect(await readContent(second)).toEqual(content)
  await expect(restoreBackup(restored, file)).rejects.toThrow(/in use/)
})

test('a backup with an older schema can be restored, and is migrated at the next start', async () => {
  const old = temporaryFolder()
  const { client, close } = await openDataFolder(old)
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder: copyFirstMigration() })
  await db.insert(accounts).values(account)
  const [player] = samplePlayers
  if (!player) throw new Error('There is no sample player')
  const row = toRow(player)
  const { id, score, game, tier, team, status, names, record } = row
  await db.execute(sql`INSERT INTO players (id, score, game, tier, team, status, names, record)
    VALUES (${id}, ${score}, ${game}, ${tier}, ${team}, ${status}, ${names}, ${JSON.stringify(record)})`)
  await close()
  const file = join(temporaryFolder(), 'backup')
  await writeBackup(old, file)
  const folder = temporaryFolder()
  await restoreBackup(folder, file)
  const restored = await openEmbedded(folder)
  onTestFinished(restored.close)
  expect(await restored.db.select().from(accounts)).toMatchObject([{ email: account.email }])
  // A migration that adds a column for a filter also fills it.
  expect(await restored.db.select().from(players)).toEqual([row])
  const fresh = await openEmbedded(seededFolder())
  onTestFinished(fresh.close)
  expect(await listIndexes(restored.db)).toEqual(await listIndexes(fresh.db))
})

/** A folder with only the first migration. */
function copyFirstMigration(): string {
  const folder = temporaryFolder()
  cpSync('packages/server/db/migrations', folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return folder
}

const listIndexes = (db: Database) =>
  db.select({ name: sql`indexname` }).from(sql`pg_indexes`).where(sql`schemaname = 'public'`).orderBy(sql`indexname`)

test('a folder without a database and a file that is not a backup are refused with a one-line message, and nothing changes', async () => {
  const source = seededFolder()
  const folder = temporaryFolder()
  const whole = join(folder, 'whole')
  await writeBackup(source, whole)
  const files = {
    'cut.backup': readFileSync(whole).subarray(0, -100),
    'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'text.gz': gzipSync('Not one of ours'),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const data = join(folder, 'data')
  for (const name of ['.', 'missing', ...Object.keys(files)]) {
    await expect(restoreBackup(data, join(folder, name)), name).rejects.toThrow(/^The (backup|file) .+\.$/)
  }
  expect(run('backup.js', [join(folder, 'none')], data)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The data .+\.\n$/),
  })
  const refused = run('restore.js', [join(folder, 'missing')], data)
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^The backup .+\.\n$/)])
  expect(existsSync(data)).toBe(false)
  expect(run('restore.js', [whole], data)).toMatchObject({ status: 0, stdout: expect.stringContaining('restored') })
})

test.each(['/proc/x/y', '/etc/hostname'])(
  'a server on DATA_DIR=%s, which cannot be created, exits with a message',
  async (folder) => {
    const { status, stderr } = run('main.js', [], folder)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The data folder .+ cannot be .+DATA_DIR.*\n/)])
  },
)

test('an empty or invalid port is refused', () => {
  expect(() => readEnv({ PORT: '' })).toThrow(/PORT/)
  expect(() => readEnv({ PORT: '65536' })).toThrow(/PORT/)
  expect(readEnv({ PORT: '80' }).PORT).toBe(80)
})

/** Runs a command of the built server, with a timeout. */
const run = (command: string, args: string[], dataFolder: string) =>
  spawnSync(process.execPath, [join('dist', command), ...args], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    encoding: 'utf8',
    timeout: 50_000,
  })

const readContent = async ({ db }: Awaited<ReturnType<typeof openEmbedded>>) => [
  await db.select().from(accounts).orderBy(accounts.id),
  await db.select().from(players).orderBy(players.id),
  await db.select().from(settings).orderBy(settings.key),
]
