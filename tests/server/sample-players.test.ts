import { isDeepStrictEqual } from 'node:util'
import { listPlayersAt } from '@akhada/sample-world/players/player-records'
import { openEmbedded, openPostgres } from '@akhada/server/db/database'
import type { Database } from '@akhada/server/db/database.types'
import { players, settings } from '@akhada/server/db/schema'
import { seedPlayers, toRow } from '@akhada/server/db/seed'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/create-database'
import { seededFolder } from '../support/temporary-folders'

const day = 24 * 60 * 60_000
const seeded = Date.parse('2026-11-21T00:00:00+05:30')
const later = seeded + 30 * day

const read = async (db: Database) =>
  (await db.select({ id: players.id, score: players.score, record: players.record }).from(players)).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )

const listAt = (now: number) =>
  listPlayersAt(now)
    .map(toRow)
    .map(({ id, score, record }) => ({ id, score, record }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/** Opens a database that was seeded at an earlier time. */
async function openSeeded(open: () => ReturnType<typeof openEmbedded>) {
  const database = await open()
  await database.db.delete(players)
  await seedPlayers(database.db, seeded)
  return database
}

test.each([
  ['PGlite', () => openEmbedded(seededFolder())],
  ['PostgreSQL', async () => openPostgres(await createDatabase())],
])('sample players are brought up to date in a %s database that was seeded a month ago', async (_, open) => {
  const { db, close } = await openSeeded(open)
  expect(await read(db)).toEqual(listAt(seeded))
  expect(listAt(later)).not.toEqual(listAt(seeded))
  await Promise.all([seedPlayers(db, later), seedPlayers(db, later)])
  expect(await read(db)).toEqual(listAt(later))
  // Setting the clock back changes nothing.
  await seedPlayers(db, seeded)
  expect(await read(db)).toEqual(listAt(later))
  await close()
})

test('players that somebody changed, added or deleted stay that way', async () => {
  const { db, close } = await openSeeded(() => openEmbedded(seededFolder()))
  const atSeeding = listAt(seeded)
  const changing = listAt(later).filter((row, index) => !isDeepStrictEqual(row, atSeeding[index]))
  const [edited, promoted, deleted] = changing.map(({ id }) => id)
  if (!edited || !promoted || !deleted) throw new Error('Too few players change')
  await db
    .update(players)
    .set({ record: sql`${players.record} || '{"realName": "Somebody Else"}'` })
    .where(eq(players.id, edited))
  await db.update(players).set({ score: 1_000_000 }).where(eq(players.id, promoted))
  await db.delete(players).where(eq(players.id, deleted))
  const own = toRow({ _id: 'own', playerName: 'Own', score: 5 })
  await db.insert(players).values(own)
  const before = await read(db)
  await seedPlayers(db, later)
  const after = await read(db)
  for (const id of [edited, promoted, deleted, 'own']) {
    expect(after.find((row) => row.id === id)).toEqual(before.find((row) => row.id === id))
  }
  expect(after).toHaveLength(before.length)
  await close()
})

test('a database that already has players is left alone', async () => {
  const { db, close } = await openSeeded(() => openEmbedded(seededFolder()))
  await db.delete(settings)
  await seedPlayers(db, later)
  expect(await read(db)).toEqual(listAt(seeded))
  await close()
})
