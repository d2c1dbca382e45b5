import fs, { globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackup, writeBackup } from '../../server/backup-file'
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
  await expect(readBackup(first.db, file)).rejects.toThrow(/has accounts/)
  await first.close()

  writeFileSync(join(folder, 'postgres/global/pg_control'), 'damaged')
  await expect(openEmbedded(folder)).rejects.toThrow(/damaged.*npm run restore/)

  const second = await openPostgres(await createDatabase())
  onTestFinished(second.close)
  await readBackup(second.db, file)
  expect(await contentOf(second)).toEqual(content)
  const again = join(temporaryFolder(), 'again')
  await writeBackup(second.db, again)

  const third = await openEmbedded(seededFolder())
  onTestFinished(third.close)
  const cut = join(temporaryFolder(), 'cut')
  writeFileSync(cut, readFileSync(again).subarray(0, -100))
  await expect(readBackup(third.db, cut)).rejects.toThrow()
  await readBackup(third.db, again)
  expect(await contentOf(third)).toEqual(content)
})

test('a port that is empty is refused', () => {
  expect(() => readEnv({ PORT: '' })).toThrow(/PORT/)
  expect(() => readEnv({ PORT: '65536' })).toThrow(/PORT/)
  expect(readEnv({ PORT: '80' }).PORT).toBe(80)
})

const contentOf = async ({ db }: Awaited<ReturnType<typeof openEmbedded>>) => [
  await db.select().from(accounts).orderBy(accounts.id),
  await db.select().from(players).orderBy(players.id),
  await db.select().from(settings).orderBy(settings.key),
]
