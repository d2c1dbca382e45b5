import { seedManyPlayers } from '@akhada/bench/seed-many-players'
import { filterNames, mapFilters } from '@akhada/contract/filters'
import { type SamplePlayer, samplePlayers } from '@akhada/sample-world/players/players'
import { openPostgres } from '@akhada/server/db/database'
import { listPlayers } from '@akhada/server/db/players-store'
import { playerCounts, players } from '@akhada/server/db/schema'
import { toRow } from '@akhada/server/db/seed'
import { eq, ne, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/create-database'
import { openSeededDatabase } from '../support/open-seeded-database'

const all = { search: '', ...mapFilters(() => 'all'), page: 1, limit: 100 }

const found = (search: string) =>
  samplePlayers
    .filter((player) =>
      [player.playerName, player.realName, player.ign].some((name) =>
        name?.toLowerCase().includes(search.toLowerCase()),
      ),
    )
    .map(({ _id }) => _id)
    .slice(0, 100)

const odd: SamplePlayer[] = ['100%_real', 'back\\slash', 'Ünïcode ख', "d'Souza"].map((playerName, index) => ({
  _id: `odd${index}`,
  playerName,
  score: -index,
}))

test('each filter has an index in list order, and is a column of both search indexes', async () => {
  const { db } = await openSeededDatabase()
  const rows = await db.select({ definition: sql<string>`indexdef` }).from(sql`pg_indexes`)
  const indexes = rows.map(({ definition }) => definition)
  const searches = indexes.filter((definition) => definition.includes('USING gin'))
  expect(searches).toHaveLength(2)
  for (const name of filterNames) {
    expect(indexes.join('\n')).toContain(`ON public.players USING btree (${name}, score DESC, id)`)
    for (const definition of searches) expect(definition).toMatch(new RegExp(`, ${name}\\b`))
  }
})

test('search matches a case-insensitive substring of the three names, at any length and with any letters', async () => {
  const { db } = await openSeededDatabase()
  for (const search of [
    'a',
    'R',
    'ru',
    'RA',
    'singh',
    'Kul',
    'kulkarni',
    'Gurnoor Singh',
    "d'souza",
    'zzz',
    'q',
    'x7',
    // No single name contains it, though the searched text has the names one after the other.
    `${samplePlayers[0]?.playerName}\n${samplePlayers[0]?.realName}`,
  ]) {
    const { players: answered } = await listPlayers(db, { ...all, search })
    expect(
      answered.map(({ _id }) => _id),
      search,
    ).toEqual(found(search))
  }
  await db.insert(players).values(odd.map(toRow))
  for (const [search, names] of [
    ['%', ['100%_real']],
    ['%_', ['100%_real']],
    ['_real', ['100%_real']],
    ['\\', ['back\\slash']],
    ['k\\s', ['back\\slash']],
    ['%_r', ['100%_real']],
    ['E ख', ['Ünïcode ख']],
    ['ÜNÏ', ['Ünïcode ख']],
    ['ख', ['Ünïcode ख']],
  ] as const) {
    const { players: answered } = await listPlayers(db, { ...all, search })
    expect(
      answered.map(({ playerName }) => playerName),
      search,
    ).toEqual(names)
  }
})

test('pages have every player once, in one order, whether read from the front or from the back', async () => {
  const { db } = await openSeededDatabase()
  const ids: string[] = []
  for (let page = 1; page <= 18; page += 1) {
    const { players: answered, pages } = await listPlayers(db, { ...all, page, limit: 7 })
    expect(pages).toBe(18)
    ids.push(...answered.map(({ _id }) => _id))
  }
  const byScore = [...samplePlayers].sort((a, b) => b.score - a.score || a._id.localeCompare(b._id))
  expect(ids).toEqual(byScore.map(({ _id }) => _id))
  expect(await listPlayers(db, { ...all, page: 99 })).toEqual({ players: [], pages: 2 })
})

test('the counts for lists follow every insert, update and delete', async () => {
  const { db } = await openSeededDatabase()
  const agree = async () => {
    const filters = mapFilters((name) => players[name])
    const counted = await db
      .select({ ...filters, players: sql`count(*)`.mapWith(Number) })
      .from(players)
      .groupBy(...Object.values(filters))
    const counts = await db.select().from(playerCounts).where(ne(playerCounts.players, 0))
    const sorted = (rows: (typeof counts)[number][]) => rows.map((row) => JSON.stringify(row)).sort()
    expect(sorted(counts)).toEqual(sorted(counted))
  }
  await agree()
  await db.insert(players).values(odd.map(toRow))
  await agree()
  await db.update(players).set({ status: 'Retired', game: 'CS2', team: 'Moved' }).where(eq(players.game, 'BGMI'))
  await agree()
  await db.delete(players).where(eq(players.game, 'Valorant'))
  await agree()
})

test('the benchmark fills every column of a player', async () => {
  const url = await createDatabase()
  const { db, close } = await openPostgres(url)
  const client = new Client(url)
  await client.connect()
  await seedManyPlayers(client, 10)
  await client.end()
  const { players: found } = await listPlayers(db, { ...all, search: 'rudra1' })
  expect(found).toMatchObject([{ country: 'India', ...mapFilters(() => expect.anything()) }])
  await close()
})
