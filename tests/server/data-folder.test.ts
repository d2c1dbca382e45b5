import { spawnSync } from 'node:child_process'
import fs, { existsSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readBackup, restoreBackup, writeBackup } from '../../server/backup-file'
import { openEmbedded, openPostgres } from '../../server/database'
import { readEnv } from '../../server/env'
import { acquireFolderLock } from '../../server/folder-lock'
import { accounts, players, settings } from '../../server/schema'
import { createDatabase } from '../support/create-database'
import { backend, post, seededFolder, temporaryFolder } from './backend'

/** Counts calls of fsync by whatever module. */
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

test('a confirmed account is synced to the disk, and nobody else can read the folder', async () => {
  const folder = temporaryFolder()
  fs.chmodSync(folder, 0o755)
  const server = await backend(folder)
  onTestFinished(server.close)
  const syncs = countSyncs()
  for (let index = 0; index < 5; index += 1) {
    const before = syncs()
    const account = { name: 'Synced', email: `synced${index}@example.com`, password: 'long-enough', role: 'user' }
    expect((await post(`${server.url}/api/auth/signup`, account)).status).toBe(201)
    expect(syncs()).toBeGreaterThan(before)
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const open = globSync('postgres/**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile() && file.mode & 0o077)
  expect(open).toEqual([])
})

test('of many that take a folder at once one gets it, however long its path, and after a crash too', async () => {
  const folder = join(temporaryFolder(), 'a'.repeat(100), 'b'.repeat(100))
  mkdirSync(folder, { recursive: true })
  // What a killed process leaves.
  symlinkSync('lock-killed', join(folder, 'lock.1'))
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireFolderLock(folder)))
  const releases = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  expect(releases).toHaveLength(1)
  await expect(acquireFolderLock(folder)).rejects.toThrow(/in use/)
  for (const release of releases) release()
  const release = await acquireFolderLock(folder)
  release()
})

test('a folder with other files is refused and stays as it is', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/important'), 'text')
  await expect(openEmbedded(folder)).rejects.toThrow(/not empty.*npm run restore/)
  expect(readFileSync(join(folder, 'postgres/important'), 'utf8')).toBe('text')
})

test('a backup has every account, player and setting, moves between both databases, and mends a damaged folder', async () => {
  const folder = seededFolder()
  const first = await openEmbedded(folder)
  await first.db.insert(accounts).values({
    name: "Zoë 'Ace' \\ \n",
    email: 'zoe@example.com',
    passwordHash: '$argon2id$x',
    role: 'user',
  })
  await first.db.insert(settings).values({ key: 'token-secret', value: 'secret' })
  const content = await contentOf(first)
  const file = join(temporaryFolder(), 'backup')
  expect(await writeBackup(first.db, file)).toBe(content.flat().length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(restoreBackup(first.db, readBackup(file))).rejects.toThrow(/has accounts/)
  await first.close()

  writeFileSync(join(folder, 'postgres/global/pg_control'), 'damaged')
  await expect(openEmbedded(folder)).rejects.toThrow(/damaged.*npm run restore/)

  const second = await openPostgres(await createDatabase())
  onTestFinished(second.close)
  await restoreBackup(second.db, readBackup(file))
  expect(await contentOf(second)).toEqual(content)
  const again = join(temporaryFolder(), 'again')
  await writeBackup(second.db, again)

  const third = await openEmbedded(seededFolder())
  onTestFinished(third.close)
  await restoreBackup(third.db, readBackup(again))
  expect(await contentOf(third)).toEqual(content)
})

test('a backup of an older schema is restored: columns that it lacks have their defaults', async () => {
  const file = await writeBackupWith({
    name: 'Old',
    email: 'old@example.com',
    passwordHash: '$argon2id$x',
    role: 'user',
  })
  const content = gunzipSync(readFileSync(file)).toString()
  writeFileSync(file, gzipSync(content.replaceAll(/, "created_at": "[^"]+"/g, '')))
  const { db, close } = await openEmbedded(seededFolder())
  onTestFinished(close)
  await restoreBackup(db, readBackup(file))
  expect(await db.select().from(accounts)).toMatchObject([{ name: 'Old', createdAt: expect.any(Date) }])
})

test('what is no backup is refused with a sentence', async () => {
  const folder = temporaryFolder()
  const whole = await writeBackupWith({
    name: 'Cut',
    email: 'cut@example.com',
    passwordHash: '$argon2id$x',
    role: 'user',
  })
  const files = {
    'cut.backup': readFileSync(whole).subarray(0, -100),
    'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'text.gz': gzipSync('Not one of ours'),
    'list.json.gz': gzipSync('["akhada-backup-9","2030-01-01"]'),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  for (const name of ['.', 'missing', ...Object.keys(files)]) {
    expect(() => readBackup(join(folder, name)), name).toThrow(/^The (backup|file) .+\.$/)
  }
})

test('a restore that cannot be does not even make a database; one that is done says to restart', async () => {
  const file = await writeBackupWith({
    name: 'Any',
    email: 'any@example.com',
    passwordHash: '$argon2id$x',
    role: 'user',
  })
  const folder = join(temporaryFolder(), 'data')
  const refused = run('restore.js', [join(folder, 'missing')], folder)
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^The backup .+\.\n$/)])
  expect(existsSync(folder)).toBe(false)
  const done = run('restore.js', [file], seededFolder())
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('Restart the servers')])
})

test.each(['/proc/x/y', '/etc/hostname'])(
  'a server on DATA_DIR=%s, which cannot be made, ends with a sentence',
  async (folder) => {
    const { status, stderr } = run('main.js', [], folder)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The data folder .+ cannot be .+DATA_DIR.*\n/)])
  },
)

test('a port that is empty is refused', () => {
  expect(() => readEnv({ PORT: '' })).toThrow(/PORT/)
  expect(() => readEnv({ PORT: '65536' })).toThrow(/PORT/)
  expect(readEnv({ PORT: '80' }).PORT).toBe(80)
})

/** Runs a command of the built server. One that hangs is ended. */
const run = (command: string, args: string[], dataFolder: string) =>
  spawnSync(process.execPath, [join('dist', command), ...args], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    encoding: 'utf8',
    timeout: 50_000,
  })

/** The file of a backup with one account. */
async function writeBackupWith(account: typeof accounts.$inferInsert): Promise<string> {
  const { db, close } = await openEmbedded(seededFolder())
  const file = join(temporaryFolder(), 'backup')
  await db.insert(accounts).values(account)
  await writeBackup(db, file)
  await close()
  return file
}

const contentOf = async ({ db }: Awaited<ReturnType<typeof openEmbedded>>) => [
  await db.select().from(accounts).orderBy(accounts.id),
  await db.select().from(players).orderBy(players.id),
  await db.select().from(settings).orderBy(settings.key),
]
